import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { testPatienceMs } from "../../tests/helpers/limits/patience.ts";
import { Watchdog, type Limits } from "../../tests/helpers/limits/Watchdog.ts";
import { cacheFolder, root } from "../workspace.ts";
import { totalsVariable, type TestTotals } from "../../tests/helpers/needs/TestReport.ts";

/** One step of the whole check: an npm script and its arguments. */
export interface CheckStep {
  readonly name: string;
  readonly script: string;
  readonly arguments?: readonly string[];
  /** Whether the step runs tests, which are counted one by one. */
  readonly countsTests?: true;
  /** The bundled Node to run on, when not the one that runs the check. */
  readonly node?: string;
  /** Variables of the environment that the step has beside those of the check. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How a step went. */
export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly durationMs: number;
  readonly tests: TestTotals;
}

const noTests: TestTotals = { passed: 0, failed: 0, skipped: [], raced: [] };

/** A step that computes nothing for so long hangs. Longer than the limit of a test, which can name what it waited for. */
const idleMs = testPatienceMs + 2 * 60_000;

/** Where Node keeps compiled modules: the check starts some thousand processes with the same sources. */
const compiledFolder = join(cacheFolder, "compiled");

/** Runs a step within the time that is left for the whole check and reports how it went. Its output goes to a file descriptor. */
export async function runStep(step: CheckStep, leftMs: number, output: number): Promise<Outcome> {
  const totalsFile = fileOf(step, "totals.json");
  rmSync(totalsFile, { force: true });
  const startMs = performance.now();
  const cached = { [totalsVariable]: totalsFile, NODE_COMPILE_CACHE: compiledFolder };
  const env = { ...process.env, ...chosenNode(step), ...cached, ...step.env };
  const status = leftMs > 0 ? await runScript(step, env, { idleMs, mostMs: leftMs }, output) : null;
  const durationMs = performance.now() - startMs;
  const tests = step.countsTests === true ? readTotals(totalsFile) : noTests;
  // A step that runs no test although it should has failed, unless it says why it could not.
  const ranSomething = step.countsTests !== true || tests.passed + tests.skipped.length > 0;
  return { name: step.name, passed: status === 0 && ranSomething, durationMs, tests };
}

/** The path of a file about a step. */
export function fileOf({ name }: CheckStep, ending: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  return join(cacheFolder, `ci-${name.replaceAll(" ", "-")}.${ending}`);
}

/** Runs the npm script in a process group of its own, so that everything the script started can be ended with it. */
async function runScript(
  step: CheckStep,
  env: NodeJS.ProcessEnv,
  limits: Limits,
  output: number,
): Promise<number | null> {
  const isWindows = process.platform === "win32";
  const child = spawn("npm", ["run", "-s", step.script, "--", ...(step.arguments ?? [])], {
    cwd: root,
    env,
    stdio: ["ignore", output, output],
    shell: isWindows,
    detached: !isWindows,
  });
  const { pid } = child;
  const end = () => {
    if (pid !== undefined) process.kill(isWindows ? pid : -pid, "SIGKILL");
  };
  const onStuck = (reason: string) => {
    console.error(`${step.name}: ${reason}; the step was ended`);
    end();
  };
  const onInterrupt = () => {
    end();
    process.exit(130);
  };
  process.on("SIGINT", onInterrupt).on("SIGTERM", onInterrupt);
  const watchdog = pid === undefined ? undefined : new Watchdog(pid, { ...limits, onStuck });
  try {
    const [status] = (await once(child, "exit")) as [number | null];
    return status;
  } finally {
    watchdog?.[Symbol.dispose]();
    process.off("SIGINT", onInterrupt).off("SIGTERM", onInterrupt);
  }
}

/** npm runs on the first Node in PATH, and tools/run.mjs on the Node that runs npm. */
function chosenNode({ node }: CheckStep): NodeJS.ProcessEnv {
  if (node === undefined) return {};
  return { PATH: [join(root, "node_modules", node, "bin"), process.env["PATH"] ?? ""].join(delimiter) };
}

function readTotals(file: string): TestTotals {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestTotals) : noTests;
}
