/** Processor time of this thread in milliseconds; other processes and threads, however busy, do not count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Time of the clock in milliseconds: exact, and longer whenever another process runs in between. */
const clockMs = (): number => performance.now();

/** How long the calls of one measurement last at least; processor time is counted in steps of up to 4 ms. */
const shortestMs = { clock: 0.2, processor: 60 } as const;
const mostRepeats = 2 ** 20;

/** The processor time of one call in milliseconds, the least of some measurements; slow, because it calls until the time is exact. */
export function processorMs(call: () => unknown, measurements = 1): Promise<number> {
  return leastMs(call, threadMs, shortestMs.processor, measurements);
}

/** The least time of one call by the clock, in milliseconds; quick, and exact unless the machine is busy all the time. */
export function quickMs(call: () => unknown, measurements: number): Promise<number> {
  return leastMs(call, clockMs, shortestMs.clock, measurements);
}

/** Repeats a call until it lasts long enough to be measured, then takes the least of several measurements. */
async function leastMs(
  call: () => unknown,
  nowMs: () => number,
  enoughMs: number,
  measurements: number,
): Promise<number> {
  let repeats = 1;
  let ms = await measure(call, repeats, nowMs);
  while (ms < enoughMs && repeats < mostRepeats) {
    repeats = Math.ceil(repeats * Math.min(10, Math.max(2, (1.2 * enoughMs) / ms)));
    ms = await measure(call, repeats, nowMs);
  }
  let least = ms / repeats;
  for (let index = 1; index < measurements; index++) {
    least = Math.min(least, (await measure(call, repeats, nowMs)) / repeats);
  }
  return least;
}

async function measure(call: () => unknown, repeats: number, nowMs: () => number): Promise<number> {
  const beforeMs = nowMs();
  for (let index = 0; index < repeats; index++) {
    const result = call();
    // Waiting for a result that is not a promise would cost more than many calls do.
    if (result instanceof Promise) await result;
  }
  return nowMs() - beforeMs;
}
