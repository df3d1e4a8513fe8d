import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../../tools/workspace.ts";

/** What a process took: elapsed time, and processor time, which depends less on the load of the machine. */
interface ProcessTimes {
  readonly clockMs: number;
  readonly processorMs: number;
}

/** Loaded first; it writes the processor time of its process to a file. */
const reporting = `process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  require("fs").writeFileSync(process.env.SHIPSLOG_PROCESSOR_TIME, String((user + system) / 1000));
});`;

/** Runs Node with these words and measures it; throws if it fails. The folder takes two small files. */
export function measureProcess(words: readonly string[], folder: string): ProcessTimes {
  const hook = join(folder, "report.cjs");
  const report = join(folder, "processor-time");
  writeFileSync(hook, reporting);
  const startedMs = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--require", hook, ...words], {
    cwd: root,
    encoding: "utf8",
    // The cache of compiled modules that the check keeps would make every start but the first too fast.
    env: { ...process.env, SHIPSLOG_PROCESSOR_TIME: report, NODE_DISABLE_COMPILE_CACHE: "1" },
  });
  const clockMs = performance.now() - startedMs;
  if (status !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
  return { clockMs, processorMs: Number(readFileSync(report, "utf8")) };
}
