/** Reports to post: whatever is wrong with a line, nobody is named. */
import { reportFormats, rules } from "@shipslog/check";
import { browserClock, filesDisk } from "@shipslog/journal/browser";
import { expect, it } from "vitest";
import { checkSource, type SourceCheck } from "../src/check/index.ts";
import { people, peopleIn, peopleText } from "./helpers/peopleLines.ts";

const journal = "Journal.2026-05-01T120000.01.log";
const status = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":-1, "Destination":{ "System":1, "Body":2, "Name":"${people.carrier} ${people.callsign}" } }\r\n`;

async function checkFiles(files: Readonly<Record<string, string>>, namelessKey?: string): Promise<SourceCheck> {
  const disk = filesDisk(Object.entries(files).map(([name, text]) => new File([text], name)));
  const digest = async (path: string) => String(await disk.read(path));
  const folder = people.folder;
  const check = await checkSource({ disk, clock: browserClock, folder, isWhole: true, digest, namelessKey });
  if (check === undefined) throw new Error("nothing was checked");
  return check;
}

function reportOf({ findings, summary, dialect, reason, source }: SourceCheck, format: "html" | "json"): string {
  const folders = [{ path: source.folder, dialect, reason, skipped: source.skipped }];
  const report = reportFormats[format].open({ dialect, folders, rules, version: "1" });
  return [...report.begin(), ...findings.flatMap((each) => [...report.finding(each)]), ...report.end(summary)].join("");
}

const outlines = ({ findings }: SourceCheck) =>
  findings.map(({ rule, severity, position, pointer }) => [rule, severity, position?.line, pointer]);

it.each([
  ["a folder", { [journal]: peopleText, "Status.json": status, "Cargo.json": `{ "torn":"${people.commander}` }],
  [
    "a file with a name of one's own",
    { [`${people.commander}.log`]: peopleText, [`${people.friend}.log`]: peopleText },
  ],
])("have all findings of %s, and no name, id, message or path", async (_, files) => {
  const plain = await checkFiles(files);
  const nameless = await checkFiles(files, "a secret");
  expect(outlines(nameless)).toEqual(outlines(plain));
  expect(nameless.summary.findings).toEqual(plain.summary.findings);
  for (const format of ["html", "json"] as const) {
    // The plain report has to name most of them, or this test would see nothing.
    expect(peopleIn(reportOf(plain, format)).length).toBeGreaterThan(20);
    expect(peopleIn(reportOf(nameless, format))).toEqual([]);
  }
});

it("keep the same name for the same person, and other names for another secret", async () => {
  const files = { [journal]: peopleText };
  const [one, again, other] = await Promise.all(["a", "a", "b"].map((key) => checkFiles(files, key)));
  expect(one?.findings).toEqual(again?.findings);
  expect(one?.findings).not.toEqual(other?.findings);
});
