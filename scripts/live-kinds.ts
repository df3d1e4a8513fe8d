/** Prints which kinds dialect live writes, their share of real lines, and lines an hour by scenario. */
import { observedDeclarations, observedTotals } from "@shipslog/contract/observed/declarations";
import { countLines, shareOfReal } from "../lab/live/kindShares.ts";

const [seeds = 3, hours = 4] = process.argv.slice(2).map(Number);
const shownMax = 15;
const counted = countLines(seeds, hours);
const written = new Set(counted.flatMap(({ kinds }) => [...kinds.keys()]));
const { kinds, share, missing } = shareOfReal(written);
const total = counted.reduce((sum, { lines }) => sum + lines, 0);
const percent = (part: number, all: number): string => ((100 * part) / all).toFixed(1);

console.log(`${kinds} kinds, ${share.toFixed(1)} % of real lines are of these kinds`);
console.log(
  `missing: ${missing
    .slice(0, shownMax)
    .map(([kind, each]) => `${kind} ${each.toFixed(2)} %`)
    .join(", ")}`,
);
console.log("\nlines an hour");
for (const { scenario, lines, hours: played } of counted) console.log(`  ${scenario}: ${Math.round(lines / played)}`);
console.log("\nshare of lines in percent, simulated and real");
for (const { kind, events } of observedDeclarations.slice(0, 2 * shownMax)) {
  const own = counted.reduce((sum, each) => sum + (each.kinds.get(kind) ?? 0), 0);
  console.log(`  ${kind}: ${percent(own, total)} ${percent(events, observedTotals.lines)}`);
}
