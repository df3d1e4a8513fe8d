/** Runs every example as a user would and checks its output. Example 02 is itself a vitest test. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../tools/workspace.ts";

const folder = join(root, "examples");
const names = readdirSync(folder).filter((name) => /^\d\d-/.test(name));
const source = "--conditions=@shipslog/source";
const shipslog = [process.execPath, source, join(root, "packages/shipslog/src/shipslog.ts")];

let place = "";
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-examples-"));
});
afterAll(() => rmSync(place, { recursive: true }));

/** Runs an example in a temporary folder and returns its output. */
async function run(name: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [source, join(folder, name), ...words], {
    cwd: place,
  });
  return stdout;
}

/** Simulates two hours into a folder and returns its path. */
async function simulated(name: string, scenario: string, ...words: readonly string[]): Promise<string> {
  const out = join(place, name);
  const play = ["simulate", scenario, "--out", out, "--seed", "42", "--for", "2h", "--start", "2026-05-01T12:00:00Z"];
  await promisify(execFile)(shipslog[0] ?? "", [...shipslog.slice(1), ...play, ...words]);
  return out;
}

const journalIn = (path: string) => readdirSync(path).find((file) => file.endsWith(".log")) ?? "";

/** Starts an example before its folder exists, simulates a session there, and ends it with Ctrl-C once it has printed enough. */
async function watchSimulated(
  name: string,
  scenario: string,
  isEnough: (lines: readonly string[]) => boolean,
): Promise<readonly string[]> {
  const watcher = spawn(process.execPath, [source, join(folder, name), join(place, name)]);
  try {
    const writing = simulated(name, scenario, "--speed", "3600");
    const lines: string[] = [];
    for await (const line of createInterface({ input: watcher.stdout })) {
      lines.push(line);
      if (isEnough(lines)) break;
    }
    await writing;
    const ended = once(watcher, "exit");
    watcher.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    return lines;
  } finally {
    watcher.kill("SIGKILL");
  }
}

/** Runs a file of node:test in this Node and returns its report. */
async function runNodeTest(path: string): Promise<string> {
  const { NODE_TEST_CONTEXT: _context, VITEST: _vitest, ...env } = process.env;
  const words = [source, "--test", "--test-reporter=tap", path];
  return (await promisify(execFile)(process.execPath, words, { env })).stdout;
}

/** The check of each example, except for test files. */
const checks: Readonly<Record<string, () => Promise<void>>> = {
  "01-follow-a-live-journal.ts": async () => {
    const lines = await watchSimulated("01-follow-a-live-journal.ts", "explorer", ({ length }) => length === 3);
    expect(lines).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\S+Z .+, [\d.]+ ly$/) as string));
  },
  "03-check-in-ci.yml": async () => {
    const steps = [...readWorkflow("03-check-in-ci.yml").matchAll(/^ +- run: (.+)$/gm)].map(([, line = ""]) => line);
    expect(steps).toHaveLength(3);
    const command = `shipslog() { ${shipslog.map((word) => `'${word}'`).join(" ")} "$@"; }`;
    const runSteps = (lines: readonly string[]) =>
      promisify(execFile)("bash", ["-ec", [command, ...lines].join("\n")], { cwd: place });
    await runSteps(steps);
    // The last step fails for a damaged journal.
    const [journal = ""] = readdirSync(join(place, "written")).filter((name) => name.endsWith(".log"));
    const path = join(place, "written", journal);
    writeFileSync(path, readFileSync(path, "utf8").replace('"JumpDist":', '"JumpDistance":'));
    const failure: unknown = await runSteps(steps.slice(-1)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, stdout: expect.stringMatching(/^::error .*JumpDist/m) as string });
  },
  "04-write-a-scenario.ts": async () => {
    const lines = (await run("04-write-a-scenario.ts")).trimEnd().split("\n");
    const counts = new Map(lines.map((line) => [line.replace(/ \d+$/, ""), Number(line.split(" ").at(-1))]));
    expect(counts.get("Docked")).toBeGreaterThan(5);
    expect(counts.get("ModuleInfo")).toBeGreaterThan(5);
  },
  "05-decode-status.ts": async () => {
    const status = { timestamp: "2026-05-01T12:00:00Z", event: "Status", Flags: 16842765, Flags2: 0, GuiFocus: 6 };
    writeFileSync(
      join(place, "Status.json"),
      JSON.stringify({ ...status, Fuel: { FuelMain: 16, FuelReservoir: 0.5 } }),
    );
    expect(await run("05-decode-status.ts", place)).toBe(
      [
        "flags: Docked, LandingGearDown, ShieldsUp, FsdMassLocked, InMainShip",
        "on foot: no",
        "fuel: 16 t",
        "looks at: GalaxyMap\n",
      ].join("\n"),
    );
    rmSync(join(place, "Status.json"));
    expect(await run("05-decode-status.ts", place)).toContain("Status.json is missing");
  },
  "06-test-with-node.test.mjs": async () => {
    expect(await runNodeTest(join(folder, "06-test-with-node.test.mjs"))).toMatch(/^# pass 2\n# fail 0$/m);
  },
  "07-test-in-ci.yml": async () => {
    const workflow = readWorkflow("07-test-in-ci.yml");
    const steps = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, line = ""]) => line);
    expect(steps).toEqual(["mkdir games", "npm ci", "npm test"]);
    const [, temporary = ""] = /^ +TMPDIR: \$\{\{ github\.workspace \}\}\/(\S+)$/m.exec(workflow) ?? [];
    expect(workflow).toMatch(new RegExp(`path: ${temporary} `));
    // A project whose test fails: `npm test` leaves its folder where the workflow looks for it.
    mkdirSync(join(root, ".cache"), { recursive: true });
    const project = mkdtempSync(join(root, ".cache/workflow-"));
    const test = readFileSync(join(folder, "06-test-with-node.test.mjs"), "utf8").replace("before + 1", "before + 2");
    writeFileSync(join(project, "package.json"), '{ "scripts": { "test": "node $FLAGS --test" } }');
    writeFileSync(join(project, "tool.test.mjs"), test);
    const lines = ["npm() { [ $1 = ci ] || command npm $*; }", ...steps].join("\n");
    const { VITEST: _vitest, ...outside } = process.env;
    const env = { ...outside, FLAGS: source, TMPDIR: join(project, temporary) };
    const running = promisify(execFile)("bash", ["-ec", lines], { cwd: project, env });
    const failure: unknown = await running.catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1 });
    const left = readdirSync(join(project, temporary)).filter((name) => name.startsWith("shipslog-"));
    expect(left).toEqual([expect.stringMatching(/^shipslog-game-/)]);
    rmSync(project, { recursive: true });
  },
  "08-test-in-python.py": async () => {
    const env = { ...process.env, SHIPSLOG: shipslog.join(" ") };
    const { stderr } = await promisify(execFile)("python3", [join(folder, "08-test-in-python.py")], { env });
    expect(stderr).toMatch(/^Ran 1 test in .*\n\nOK$/m);
  },
  "09-open-a-folder.ts": async () => {
    const journal = await simulated("open", "explorer");
    const [journals, events, ...jumps] = (await run("09-open-a-folder.ts", journal)).trimEnd().split("\n");
    expect(journals).toMatch(/^1 journals of \w/);
    expect(events).toMatch(/^\d{3,} events$/);
    expect(jumps.length).toBeGreaterThan(3);
    for (const jump of jumps) expect(jump).toMatch(/^2026-05-01T\S+Z .+, \d+\.\d\d ly$/);
  },
  "10-check-a-folder.ts": async () => {
    const journal = await simulated("check", "explorer");
    expect(await run("10-check-a-folder.ts", journal)).toMatch(
      /^\d+ entries in dialect live \(found a .*\): 0 errors\n$/,
    );
    appendFileSync(join(journal, journalIn(journal)), '{ "timestamp":"2026-05-01T23:00:00Z", "event":"Cargo');
    const failure: unknown = await run("10-check-a-folder.ts", journal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, stdout: expect.stringMatching(/\.log:\d+ error half-line: /) as string });
  },
  "11-store-a-folder.ts": async () => {
    const journal = await simulated("store", "explorer");
    const lake = join(place, "stored");
    expect(await run("11-store-a-folder.ts", journal, lake)).toMatch(
      /^\d{3,} new lines of 1 journals of F\d+\n.* holds \d{3,} events in \d+ files\n$/,
    );
    expect(await run("11-store-a-folder.ts", journal, lake)).toMatch(/^0 new lines of 0 journals/);
    const failure: unknown = await run("11-store-a-folder.ts", "nowhere", lake).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 2, stderr: expect.stringContaining("nowhere does not exist") as string });
  },
  "12-query-a-lake.ts": async () => {
    const journal = await simulated("query", "explorer");
    const answer = await run("12-query-a-lake.ts", journal);
    expect(answer).toMatch(/^(?:.+ \(\d+\): \d+\.\d\d ly\n){3}\{/);
    expect(answer).toContain("2026-05-01");
  },
  "13-watch-a-folder.ts": async () => {
    const wanted = [/^jump to /, /^docked at /, /^fuel \d/];
    const isEnough = (lines: readonly string[]) => wanted.every((each) => lines.some((line) => each.test(line)));
    await watchSimulated("13-watch-a-folder.ts", "trader", isEnough);
  },
  "14-simulate-a-folder.ts": async () => {
    const [written, ...found] = (await run("14-simulate-a-folder.ts", "faulty")).trimEnd().split("\n");
    expect(written).toMatch(/^\d{3,} lines in 1 journal, seed 42, \d+ faults$/);
    expect(found).toContainEqual(expect.stringMatching(/^\d+ half-line$/));
  },
};

const readWorkflow = (name: string) => readFileSync(join(folder, name), "utf8");

describe("the examples", () => {
  it("are numbered without a gap, shorter than 40 lines and listed in their README", () => {
    expect(names.map((name) => Number(name.slice(0, 2)))).toEqual(names.map((_, at) => at + 1));
    expect(names.length).toBeGreaterThanOrEqual(5);
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    for (const name of names) {
      expect(readFileSync(join(folder, name), "utf8").split("\n").length).toBeLessThan(40);
      expect(readme).toContain(`](${name})`);
    }
  });

  // Those in other languages are run by languages.test.ts, 18 by from-source.test.ts, and 19 and 20 by feed-examples.test.ts of the fleet.
  const checked = names.filter((name) => !/\.test\.ts$|^(?:1[56789]|20)-/.test(name));
  it.each(checked)("%s works", async (name) => {
    expect(Object.keys(checks)).toContain(name);
    await checks[name]?.();
  });
});
