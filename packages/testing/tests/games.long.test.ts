import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "vitest";
import { launchGame } from "@shipslog/testing";
import { longTest } from "../../../tests/helpers/longTest.ts";

/** What the heap may grow by per game: one game has some hundred kilobytes of lines. */
const mostBytesEach = 20_000;

/** What a launch and one step may cost on average. */
const mostCpuMs = 100;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

async function play(seed: number): Promise<string> {
  const game = await launchGame({ seed, test: {} });
  await game.do("jump");
  await game.close();
  return game.folder;
}

function heapBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

longTest(
  {
    claim:
      "A hundred games in one process leave no folder, no listener and no memory behind; a launch and one step take at most 100 ms of processor time.",
    size: { check: 10, full: 100, of: "games" },
    alone: true,
  },
  async ({ size, isLong }) => {
    for (let seed = 1; seed <= 5; seed++) await play(seed);
    const listeners = process.listenerCount("exit");
    const before = heapBytes();
    const cpu = process.cpuUsage();
    const folders: string[] = [];
    for (let at = 0; at < size; at++) folders.push(await play(6 + at));
    const { user, system } = process.cpuUsage(cpu);
    const grownEach = (heapBytes() - before) / size;
    const cpuMs = (user + system) / 1000 / size;
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
    expect(process.listenerCount("exit")).toBe(listeners);
    if (isLong) expect(grownEach).toBeLessThan(mostBytesEach);
    if (isLong) expect(cpuMs).toBeLessThan(mostCpuMs);
    return `${size} games: ${cpuMs.toFixed(0)} ms of processor time for a launch and a jump, ${Math.round(grownEach)} bytes of memory kept for each`;
  },
);
