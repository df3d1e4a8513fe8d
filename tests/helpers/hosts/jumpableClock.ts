/**
 * Loaded before a program: its time of day is that of the machine plus the milliseconds in a file, which another process changes at any
 * time. Timers and durations of the kernel go on as they do when the clock of a machine is set.
 */
import { readFileSync } from "node:fs";

const path = process.env["SHIPSLOG_TEST_CLOCK"];
const lookMs = 100;
const machineNow = Date.now.bind(Date);
let shiftMs = 0;

function look(): void {
  try {
    shiftMs = Number(readFileSync(path ?? "", "utf8"));
  } catch {
    // Nobody has set it yet.
  }
}

if (path !== undefined) {
  look();
  setInterval(look, lookMs).unref();
  Date.now = () => machineNow() + shiftMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: [], own) =>
      Reflect.construct(target, given.length === 0 ? [Date.now()] : given, own) as Date,
  });
}
