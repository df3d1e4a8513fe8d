import { processorMs } from "./processorTime.ts";

const text = JSON.stringify(
  Array.from({ length: 2000 }, (_, index) => ({ name: `s${index}`, values: [index, index / 3] })),
);
/** What parsing and printing the text took alone on the machine of docs/figures.md. */
const usualMs = 1.6;

/** How many times slower this machine is now than the one of docs/figures.md: at least 1. Limits in milliseconds are multiplied by it. */
export async function slowness(): Promise<number> {
  return Math.max(1, (await processorMs(() => JSON.stringify(JSON.parse(text)), 3)) / usualMs);
}
