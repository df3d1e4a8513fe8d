import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { eventually, testHost } from "../../../tests/helpers/host.ts";
import { run } from "../../run.ts";

const place = mkdtempSync(join(tmpdir(), "check-watch-"));
afterAll(() => rmSync(place, { recursive: true }));

const header =
  '{ "timestamp":"2026-05-02T12:00:00Z", "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.0.0.1800", "build":"r1/r0 " }\r\n';
const music = (name: string) => `{ "timestamp":"2026-05-02T12:00:01Z", "event":"${name}", "MusicTrack":"NoTrack" }\r\n`;

it("reports the newest session, then each line as it is written, and ends with 0", async () => {
  const older = join(place, "Journal.2026-05-01T120000.01.log");
  const newer = join(place, "Journal.2026-05-02T120000.01.log");
  writeFileSync(older, "{ broken in an older session\r\n");
  writeFileSync(newer, header + music("Musik"));
  const ending = new AbortController();
  const host = testHost({ interrupted: ending.signal });
  const done = run(["check", place, "--watch"], host);
  const lines = () => host.out.text().trimEnd().split("\n");
  await eventually(() => host.out.text().includes("misspelt-kind"), "the finding of the line that was there");
  appendFileSync(newer, music("Music") + music("music"));
  await eventually(() => lines().length === 2, "the finding of the new line");
  appendFileSync(newer, "{ half\r\n");
  await eventually(() => lines().length === 3, "the finding of the broken line");
  ending.abort();
  expect(await done).toBe(0);
  expect(lines()).toEqual([
    expect.stringMatching(/05-02T120000\.01\.log:2:\d+: warning: Musik: .* \[misspelt-kind\]$/),
    expect.stringMatching(/05-02T120000\.01\.log:4:\d+: warning: music: .* \[misspelt-kind\]$/),
    expect.stringMatching(/05-02T120000\.01\.log:5:1: error: .* \[invalid-json\]$/),
  ]);
  expect(host.err.text()).toContain("as it grows; press Ctrl-C to stop");
});

it("says what it cannot read", async () => {
  const folder = join(place, "unreadable");
  mkdirSync(join(folder, "Journal.2026-05-02T120000.02.log"), { recursive: true });
  writeFileSync(join(folder, "Journal.2026-05-02T120000.01.log"), header);
  const ending = new AbortController();
  const host = testHost({ interrupted: ending.signal });
  const done = run(["check", folder, "--watch"], host);
  await eventually(() => host.err.text().includes("2026-05-02T120000.02.log is ignored: it is a folder"), "the notice");
  ending.abort();
  expect(await done).toBe(0);
});

it("misses no companion file in a copy of journals", async () => {
  const folder = join(place, "copy");
  mkdirSync(folder);
  const market = (at: number) =>
    `{ "timestamp":"2026-05-02T12:00:0${at}Z", "event":"Market", "MarketID":128666762, "StationName":"Jameson Memorial", "StationType":"Orbis", "StarSystem":"Shinrarta Dezhra" }\r\n`;
  const path = join(folder, "Journal.2026-05-02T120000.01.log");
  writeFileSync(path, header + market(1) + music("Musik"));
  const ending = new AbortController();
  const host = testHost({ interrupted: ending.signal });
  const done = run(["check", folder, "--watch"], host);
  await eventually(() => host.out.text().includes("misspelt-kind"), "the finding of the line that was there");
  appendFileSync(path, market(2) + music("music"));
  await eventually(() => host.out.text().includes("music:"), "the finding of the new line");
  expect(host.out.text()).not.toContain("companion-missing");
  ending.abort();
  expect(await done).toBe(0);
});

it.each([
  ["--format", "json"],
  ["--since", "2026-05-01"],
  ["--fix-to", "repaired"],
  ["--max-warnings", "3"],
  ["--drift"],
])("refuses %s, which a check that waits would not heed", async (...words) => {
  const host = testHost();
  expect(await run(["check", "journal", "--watch", ...words], host)).toBe(2);
  expect(host.err.text()).toContain(`${words[0]} is for a check that ends`);
});
