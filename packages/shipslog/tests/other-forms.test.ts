/** A journal with times in other forms of ISO 8601 and quantities beyond 2^53: every command reads it as it reads the usual one. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJournal } from "@shipslog/journal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fold, unknownState } from "../../cockpit/src/state/index.ts";
import { testHost } from "./helpers/host.ts";
import { run } from "../src/run.ts";

let place = "";
const usual = () => join(place, "usual");
const other = () => join(place, "other");

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "shipslog-forms-"));
  const words = ["--seed", "42", "--for", "2h", "--dialect", "spec", "--start", "2026-05-01T12:00:00Z", "--quiet"];
  await shipslog("simulate", "trader", "--out", usual(), ...words);
  await mkdir(other());
  for (const name of await readdir(usual())) {
    const text = await readFile(join(usual(), name), "utf8");
    await writeFile(join(other(), name), inOtherForms(text));
  }
});
afterAll(() => rm(place, { recursive: true }));

/** Writes each line with its time in the next form, and populations as numbers beyond 2^53. */
function inOtherForms(text: string): string {
  const forms = [
    (time: string) => time.replace("Z", "+00:00"),
    (time: string) => time.replaceAll(/[-:]/g, ""),
    (time: string) => time.replace("Z", ",0Z"),
  ];
  const lines = text.split("\r\n").map((line, at) => {
    const form = forms[at % forms.length]!;
    return line.replaceAll(/"(\d{4}-\d\d-\d\dT[\d:]+Z)"/g, (_, time: string) => `"${form(time)}"`);
  });
  return lines.join("\r\n").replaceAll(/"Population":([1-9]\d*)/g, '"Population":9007199254740993$1');
}

async function shipslog(...words: readonly string[]) {
  const host = testHost();
  const clock = { ...host.clock, sleep: () => Promise.resolve() };
  const code = await run(words, { ...host, clock });
  return { code, out: host.out.text(), err: host.err.text() };
}

describe("a journal in other forms", () => {
  it("is valid in spec, with notes about the forms alone", async () => {
    const { code, out } = await shipslog("check", other(), "--dialect", "spec", "--format", "json", "--only", "spec");
    const { findings } = JSON.parse(out) as { findings: readonly { rule: string; severity: string }[] };
    expect([code, findings.filter(({ severity }) => severity !== "note")]).toEqual([0, []]);
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(["unusual-timestamp", "large-quantity"]));
  });

  it.each([
    ["SELECT count(*) AS n, min(timestamp) AS first, max(timestamp) AS last FROM events"],
    ["SELECT StarSystem, timestamp FROM FSDJump ORDER BY timestamp"],
    ["SELECT count(*) AS n FROM Docked WHERE timestamp IS NULL"],
  ])("answers %s as the usual journal does", async (sql) => {
    const [one, two] = await Promise.all([usual(), other()].map((path) => shipslog("query", sql, path)));
    expect(two).toEqual(one);
    expect(two).toMatchObject({ code: 0, err: "" });
  });

  it("is inspected, reported on, replayed and followed", async () => {
    expect(await shipslog("doctor", other())).toMatchObject({ code: 0 });
    expect(await shipslog("report", other(), "--out", join(place, "report.html"))).toMatchObject({ code: 0, err: "" });
    expect(await shipslog("replay", other(), "--out", join(place, "replayed"), "--speed", "max")).toMatchObject({
      code: 0,
      err: "",
    });
    const [times, usualTimes] = await Promise.all([other(), usual()].map(cockpitTimes));
    expect(times).toEqual(usualTimes);
    expect(new Set(times).size).toBeGreaterThan(10);
  });
});

/** The time of the session that the cockpit shows after each line. */
async function cockpitTimes(folder: string): Promise<readonly (number | undefined)[]> {
  let state = unknownState;
  const times: (number | undefined)[] = [];
  for await (const entry of readJournal(folder)) {
    state = fold(state, entry, 0);
    times.push(state.session.timeMs);
  }
  return times;
}
