import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testHost } from "../../../tests/helpers/host.ts";
import { run } from "../../run.ts";

/** A reader of the first journal that prints each line when it is complete, and one field less when told to. */
const reader = `
const { readdirSync, readFileSync } = require("node:fs");
const [folder, defect] = process.argv.slice(2);
let printed = 0;
setInterval(() => {
  const name = readdirSync(folder).find((each) => each.endsWith(".log"));
  const lines = readFileSync(folder + "/" + name, "utf8").split("\\r\\n").slice(0, -1);
  for (const line of lines.slice(printed)) {
    if (defect === "crash" && printed > 0) throw new Error("a defect");
    console.log(defect === "change" ? line.replace("build", "built") : line);
    printed++;
  }
}, 20);
process.stdin.on("end", () => process.exit()).resume();
`;

let place = "";
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "shipslog-try-"));
  await writeFile(join(place, "reader.cjs"), reader);
});
afterAll(() => rm(place, { recursive: true }));

async function runTry(...words: string[]) {
  const host = testHost();
  const { env, platform } = process;
  const code = await run(["try", ...words], { ...host, env, platform });
  return { code, out: host.out.text(), err: host.err.text() };
}

const command = (...words: string[]) => ["--", process.execPath, join(place, "reader.cjs"), "{folder}", ...words];

describe("shipslog try", () => {
  it("passes a reader that prints what the game wrote", async () => {
    const { code, out, err } = await runTry("--case", "whole-file,line-by-line", ...command());
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("2 cases passed, 0 failed, 0 not claimed");
  });

  it("shows both lines of a changed event, and how to run the case again", async () => {
    const { code, out } = await runTry("--case", "whole-file", "--seed", "5", ...command("change"));
    expect(code).toBe(1);
    expect(out).toMatch(/^changed {2}first contact$/m);
    expect(out).toMatch(/expected +…?.*"build":/);
    expect(out).toMatch(/received +…?.*"built":/);
    expect(out).toContain("No case was run");
  });

  it("shows the errors of a reader that crashes", async () => {
    const { code, out } = await runTry("--case", "whole-file", ...command("crash"));
    expect(code).toBe(1);
    expect(out).toMatch(/^crashed {2}first contact$/m);
    expect(out).toContain("it ended with exit code 1");
    expect(out).toContain("a defect");
  });

  it("reports a reader that prints nothing", async () => {
    const { code, out } = await runTry("--late", "1s", "--", process.execPath, "-e", "setInterval(() => 0, 1000)");
    expect(code).toBe(1);
    expect(out).toContain("it printed no event within 1 s");
  });

  it("prints JSON and JUnit", async () => {
    const json = await runTry(
      "--case",
      "whole-file,several-sessions,more-lines",
      "--late",
      "4s",
      "--format",
      "json",
      ...command(),
    );
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      seed: 1,
      profile: "all",
      counts: { passed: 1, failed: 1, "not claimed": 1 },
      cases: [
        { name: "whole-file", result: "passed" },
        { name: "several-sessions", result: "failed", verdict: "hung" },
        { name: "more-lines", result: "not claimed", reason: "profile all" },
      ],
    });
    const junit = await runTry("--case", "whole-file,more-lines", "--format", "junit", ...command());
    expect([junit.code, junit.out]).toEqual([
      0,
      expect.stringMatching(/^<\?xml .*<testsuite name="reading".* tests="1"/s),
    ]);
    expect(junit.out).toContain("not claimed: more-lines");
  });

  it("keeps the folder of a case with what was due and what came out", async () => {
    const kept = join(place, "kept");
    await runTry("--case", "several-sessions", "--late", "2s", "--keep", kept, ...command());
    expect(await readdir(join(kept, "several-sessions"))).toEqual(
      expect.arrayContaining(["errors.txt", "expected.jsonl", "journal", "received.jsonl"]),
    );
    const [due, came] = await Promise.all(
      ["expected", "received"].map((name) => readFile(join(kept, "several-sessions", `${name}.jsonl`), "utf8")),
    );
    expect(due?.startsWith(came ?? "")).toBe(true);
    expect(due?.length).toBeGreaterThan(came?.length ?? 0);
  });

  it("lists the cases of a group", async () => {
    const { code, out } = await runTry("--list", "--case", "values");
    expect(code).toBe(0);
    expect(out.split("\n")[0]).toBe("values");
    expect(out).toContain("  beyond-2-53 ");
    expect(out).not.toContain("whole-file");
  });

  it.each([
    [[], "no reader to test"],
    [["--case", "whole-fil", "--", "x"], "unknown case whole-fil; did you mean whole-file?"],
    [["--profile", "some", "--", "x"], "--profile some: expected one of all, live, resume"],
    [["--", "shipslog-no-such-reader", "{folder}"], "shipslog-no-such-reader cannot be started"],
  ])("rejects %j", async (words, message) => {
    const { code, err } = await runTry(...words);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it("leaves the options after -- to the reader", async () => {
    const words = ["--case", "whole-file", ...command("--help", "--unknown-option")];
    expect(await runTry(...words)).toMatchObject({ code: 0, err: "" });
  });

  it("prints no report when interrupted, and ends with 130", async () => {
    const stopping = new AbortController();
    const host = testHost({ interrupted: stopping.signal });
    const words = ["try", "--", process.execPath, "-e", "setInterval(() => 0, 1000)"];
    const running = run(words, { ...host, platform: process.platform });
    stopping.abort();
    expect([await running, host.out.text()]).toEqual([130, ""]);
    expect(host.err.text()).toContain("there is no report");
  });
});
