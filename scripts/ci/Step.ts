import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cacheFolder, root } from "../workspace.ts";
import { totalsVariable, type TestTotals } from "./TestReport.ts";

/** One step of the whole check: an npm script, and what it is called with. */
export interface Step {
  readonly name: string;
  readonly script: string;
  readonly arguments?: readonly string[];
  /** Whether the step runs tests, which are counted one by one. */
  readonly countsTests?: true;
  /** The bundled Node to run on, when not the one that runs the check. */
  readonly node?: string;
}

/** How a step went. */
export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly durationMs: number;
  readonly tests: TestTotals;
}

const noTests: TestTotals = { passed: 0, failed: 0, skipped: [] };

/** Runs a step, its output going straight to the terminal, and says how it went. */
export function runStep(step: Step): Outcome {
  const totalsFile = join(cacheFolder, "test-totals.json");
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(totalsFile, { force: true });
  const startMs = performance.now();
  const { status } = spawnSync("npm", ["run", "-s", step.script, "--", ...(step.arguments ?? [])], {
    cwd: root,
    env: { ...process.env, ...chosenNode(step), [totalsVariable]: totalsFile },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  const durationMs = performance.now() - startMs;
  const tests = step.countsTests === true ? readTotals(totalsFile) : noTests;
  // A step that should run tests and ran none has shown nothing.
  const ranSomething = step.countsTests !== true || tests.passed > 0;
  return { name: step.name, passed: status === 0 && ranSomething, durationMs, tests };
}

/** npm runs on the first Node in PATH, and scripts/run.mjs on the Node that runs npm. */
function chosenNode({ node }: Step): NodeJS.ProcessEnv {
  if (node === undefined) return {};
  return { PATH: [join(root, "node_modules", node, "bin"), process.env["PATH"] ?? ""].join(delimiter) };
}

function readTotals(file: string): TestTotals {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestTotals) : noTests;
}
