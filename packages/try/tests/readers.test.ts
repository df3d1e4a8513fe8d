/** Tries the readers of examples/readers. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countResults, type TryOptions, type TryReport } from "@shipslog/try";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { readerCommand, tryCompiled } from "./helpers/tryCompiled.ts";
import { root } from "../../../tools/workspace.ts";

const folder = join(root, "examples/readers");
const python = ["python3", join(folder, "reader.py")];
/** Longer than a correct reader takes for a line, also on a busy machine. */
const lateMs = 60_000;

/** The failed cases of a suite, with their verdicts. */
const failures = ({ outcomes, firstContact }: TryReport): Readonly<Record<string, unknown>> => ({
  ...(firstContact.length > 0 && { firstContact }),
  ...Object.fromEntries(
    outcomes.filter(({ result }) => result === "failed").map(({ tried, verdict }) => [tried.name, verdict]),
  ),
});

describe("the readers in examples/readers", () => {
  it("have at most 30 lines each and are listed in their README", () => {
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    for (const name of readdirSync(folder).filter((each) => each !== "README.md")) {
      expect(readFileSync(join(folder, name), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(30);
      expect(readme).toContain(`](${name})`);
    }
  });

  // own-reader.long.test.ts runs every case, with the profile resume.
  it("shipslog.ts passes what its other profiles claim of following", async () => {
    const starts = [
      { profile: "all", words: [], unclaimed: 0 },
      { profile: "live", words: ["end"], unclaimed: 0 },
    ] as const;
    for (const { profile, words, unclaimed } of starts) {
      const command = readerCommand("examples/readers/shipslog.ts", "{folder}", ...words);
      const report = await tryCompiled({ command, profile, cases: ["following"], seed: 11, lateMs });
      const counts = countResults(report.outcomes);
      expect([profile, failures(report), counts["not claimed"]]).toEqual([profile, {}, unclaimed]);
    }
  });

  it("reader.py passes every case", async () => {
    const command = [...python, "{folder}", "{state}"];
    const report = await tryCompiled({ command, profile: "resume", seed: 12, lateMs });
    expect([failures(report), countResults(report.outcomes)["not claimed"]]).toEqual([{}, 0]);
  });

  it("naive.ts fails where its shortcuts show, each for its reason", async () => {
    const command = readerCommand("examples/readers/naive.ts", "{folder}");
    expect(await failuresIn(naiveFailures, { command })).toEqual(naiveFailures);
  });
});

/** What the naive reader gets wrong; some of it only when it looks in the middle of a write. */
const naiveFailures = {
  "old-and-new-names": "out of order",
  "line-feeds": "lost",
  "cut-in-line": "lost",
  "cut-inside-character": "lost",
  "folder-appears-later": "crashed",
  "status-empty": "crashed",
  "status-torn": "crashed",
  "beyond-2-53": "changed",
  "largest-integers": "changed",
};

/** Runs cases until each has failed as expected, with one seed after another: on a busy machine a reader may look too late. */
async function failuresIn(
  expected: Readonly<Record<string, string>>,
  options: TryOptions,
): Promise<Readonly<Record<string, unknown>>> {
  const found = new Map<string, unknown>();
  for (let seed = 1; seed <= 10 && found.size < Object.keys(expected).length; seed++) {
    const cases = Object.keys(expected).filter((name) => !found.has(name));
    // Each line that a reader loses is waited for as long as this.
    const report = await tryCompiled({ ...options, cases, seed, lateMs: 5000 });
    const failed = Object.entries(failures(report));
    for (const [name, verdict] of failed) if (verdict === expected[name]) found.set(name, verdict);
  }
  return Object.fromEntries(found);
}

const consumers = "../shared/reference/consumers";

needs(consumers).describe("readers from copies that a user provides", () => {
  let copies = "";
  beforeAll(() => {
    copies = mkdtempSync(join(tmpdir(), "shipslog-copies-"));
    spawnSync("tar", ["-xJf", join(root, consumers, "edmc.tar.xz"), "-C", copies]);
  });
  afterAll(() => rmSync(copies, { recursive: true, force: true }));

  it("EDMarketConnector's monitor follows a growing journal, and loses a line that is cut", async () => {
    const command = ["python3", join(folder, "edmc.py"), "{folder}", join(copies, "edmc")];
    const live = { command, profile: "live" } as const;
    const report = await tryCompiled({ ...live, lateMs, cases: ["line-by-line"] });
    expect([failures(report), countResults(report.outcomes).passed]).toEqual([{}, 1]);
    expect(await failuresIn({ "cut-in-line": "lost" }, live)).toEqual({ "cut-in-line": "lost" });
  });
});
