/** Runs the readers of examples/readers through `shipslog try`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "../lab/needs/needs.ts";
import { readerCommand, tryReader, type ReportedSuite } from "../lab/try/trySuite.ts";
import { root } from "../lab/workspace.ts";

const folder = join(root, "examples/readers");
const python = ["python3", join(folder, "reader.py")];

/** The failed cases of a suite, with their verdicts. */
const failures = ({ cases, firstContact }: ReportedSuite) => ({
  ...(firstContact.length > 0 && { firstContact }),
  ...Object.fromEntries(
    cases.filter(({ verdict }) => verdict !== undefined).map(({ name, verdict }) => [name, verdict]),
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

  it("shipslog.ts passes every case of every profile", async () => {
    const starts = [
      { profile: "all", words: [], unclaimed: 16 },
      { profile: "live", words: ["end"], unclaimed: 32 },
      { profile: "resume", words: ["{state}"], unclaimed: 0 },
    ];
    for (const { profile, words, unclaimed } of starts) {
      const command = readerCommand("examples/readers/shipslog.ts", "{folder}", ...words);
      const suite = await tryReader(["--profile", profile, "--seed", "11", "--late", "1m"], command);
      expect([profile, failures(suite), suite.counts["not claimed"]]).toEqual([profile, {}, unclaimed]);
    }
  });

  it("reader.py passes every case", async () => {
    const suite = await tryReader(
      ["--profile", "resume", "--seed", "12", "--late", "1m"],
      [...python, "{folder}", "{state}"],
    );
    expect([failures(suite), suite.counts["not claimed"]]).toEqual([{}, 0]);
  });

  it("naive.ts fails where its shortcuts show, each for its reason", async () => {
    const suite = await tryReader(["--late", "30s"], readerCommand("examples/readers/naive.ts", "{folder}"));
    expect(failures(suite)).toMatchObject(naiveFailures);
    expect(suite.counts.passed).toBeGreaterThan(15);
  });
});

/** What the naive reader gets wrong for certain; how its watcher reports changes decides about some others. */
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
    const suite = await tryReader(
      ["--profile", "live", "--late", "30s", "--case", "line-by-line,cut-in-line"],
      command,
    );
    expect(suite.cases.map(({ name, result, verdict }) => [name, verdict ?? result])).toEqual([
      ["line-by-line", "passed"],
      ["cut-in-line", "lost"],
    ]);
  });
});
