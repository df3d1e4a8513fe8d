import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cacheFolder, root } from "../../lab/workspace.ts";
import { totalsVariable, type TestTotals } from "../../lab/needs/TestReport.ts";

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

/** Longer than any step takes on a slow machine; one that hangs must not keep the others from saying how they went. */
const patienceMs = 20 * 60_000;

/** Runs a step, its output going straight to the terminal, and says how it went. */
export async function runStep(step: Step): Promise<Outcome> {
  const totalsFile = join(cacheFolder, "test-totals.json");
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(totalsFile, { force: true });
  const startMs = performance.now();
  const status = await runScript(step, { ...process.env, ...chosenNode(step), [totalsVariable]: totalsFile });
  const durationMs = performance.now() - startMs;
  const tests = step.countsTests === true ? readTotals(totalsFile) : noTests;
  // A step that should run tests and ran none has shown nothing.
  const ranSomething = step.countsTests !== true || tests.passed > 0;
  return { name: step.name, passed: status === 0 && ranSomething, durationMs, tests };
}

/** Runs the npm script in a process group of its own, which ends with whatever the script started, also on Ctrl-C. */
async function runScript(step: Step, env: NodeJS.ProcessEnv): Promise<number | null> {
  const isWindows = process.platform === "win32";
  const child = spawn("npm", ["run", "-s", step.script, "--", ...(step.arguments ?? [])], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
    shell: isWindows,
    detached: !isWindows,
  });
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined) process.kill(isWindows ? child.pid : -child.pid, signal);
  };
  const patience = setTimeout(() => {
    console.error(`${step.name}: no end after ${patienceMs / 60_000} minutes, given up`);
    end("SIGKILL");
  }, patienceMs);
  const onInterrupt = () => {
    end("SIGKILL");
    process.exit(130);
  };
  process.on("SIGINT", onInterrupt).on("SIGTERM", onInterrupt);
  try {
    const [status] = (await once(child, "exit")) as [number | null];
    return status;
  } finally {
    clearTimeout(patience);
    process.off("SIGINT", onInterrupt).off("SIGTERM", onInterrupt);
  }
}

/** npm runs on the first Node in PATH, and scripts/run.mjs on the Node that runs npm. */
function chosenNode({ node }: Step): NodeJS.ProcessEnv {
  if (node === undefined) return {};
  return { PATH: [join(root, "node_modules", node, "bin"), process.env["PATH"] ?? ""].join(delimiter) };
}

function readTotals(file: string): TestTotals {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestTotals) : noTests;
}
