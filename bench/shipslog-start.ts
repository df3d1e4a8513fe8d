import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../tools/workspace.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

const built = "packages/shipslog/dist/shipslog.js";

/** A folder that the operating system may forget: a simulated hour, the cache of compiled modules and that of results. */
interface StartFolder {
  readonly path: string;
  readonly journal: string;
}

function simulateHour(dialect: string): StartFolder {
  const path = mkdtempSync(join(tmpdir(), "shipslog-bench-start-"));
  process.on("exit", () => rmSync(path, { recursive: true, force: true }));
  const journal = join(path, "journal");
  const words = ["simulate", "--out", journal, "--seed", "42", "--dialect", dialect, "--for", "1h"];
  const { status, stderr } = spawnSync(process.execPath, [built, ...words], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`the hour was not simulated: ${stderr}`);
  return { path, journal };
}

const runs = 5;

/** The processor time of Node with these words in milliseconds, the least of five runs: what else the machine does only adds to it. */
function leastMs(words: readonly string[], { path }: StartFolder): number {
  return Math.min(...Array.from({ length: runs }, () => processorMs(words, path)));
}

/** The shell tells what a process used from its first instruction to its last; Node itself does not. */
function processorMs(words: readonly string[], folder: string): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2>&1';
  const { stderr } = spawnSync("bash", ["-c", script, "bash", process.execPath, ...words], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, TMPDIR: folder, XDG_CACHE_HOME: folder, LC_ALL: "C" },
  });
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(" ").map(Number);
  return 1000 * (user + system);
}

/** Bare Node, which starts and ends. */
const bare: Pick<Benchmark<StartFolder>, "unit" | "measure" | "needs" | "limit"> = {
  unit: "ms",
  measure: "value",
  needs: [built],
  limit: (folder) => leastMs(["-e", "0"], folder),
};

const check = (dialect: string): Benchmark<StartFolder> => ({
  name: `shipslog-start-check-${dialect}`,
  goal: { atMost: 2.5, of: "limit" },
  ...bare,
  prepare: () => simulateHour(dialect),
  ours: (folder) => leastMs([built, "check", folder.journal], folder),
});

/** Processor time of the built command against that of bare Node, once compiled modules are kept: its version, and a check of an hour of play. */
export const benchmarks: readonly Benchmark<StartFolder>[] = [
  {
    name: "shipslog-start",
    goal: { atMost: 1.5, of: "limit" },
    ...bare,
    prepare: () => simulateHour("spec"),
    ours: (folder) => leastMs([built, "--version"], folder),
  },
  check("spec"),
  check("live"),
];
