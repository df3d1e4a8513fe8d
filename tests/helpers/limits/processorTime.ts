import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick is. */
const msPerTick = 10;

interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Its own time and that of children that have ended, in milliseconds. */
  readonly usedMs: number;
}

/**
 * The processor time that a process and everything it started have used, in milliseconds; undefined where the system has
 * no /proc. The sum can fall when a process of the tree ends before its parent has waited for it.
 */
export function processorMsOf(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)));
  const children = Map.groupBy(all, ({ parent }) => parent);
  const sumOf = (each: ProcessTimes): number =>
    (children.get(each.pid) ?? []).reduce((sum, child) => sum + sumOf(child), each.usedMs);
  const found = all.find((each) => each.pid === pid);
  return found === undefined ? 0 : sumOf(found);
}

/** The times of one process; none when it has just ended. */
function timesOf(pid: number): readonly ProcessTimes[] {
  try {
    return [parseStat(pid, readFileSync(`/proc/${pid}/stat`, "latin1"))];
  } catch {
    return [];
  }
}

/** Reads /proc/PID/stat. The name of the command is in parentheses and may hold any character, spaces and parentheses too. */
export function parseStat(pid: number, stat: string): ProcessTimes {
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [, parent = 0, ...rest] = fields;
  const ticks = rest.slice(9, 13).reduce((sum, each) => sum + each, 0);
  return { pid, parent, usedMs: ticks * msPerTick };
}
