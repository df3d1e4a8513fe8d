import { corpusAvailable } from "../lab/corpus/corpus.ts";
import { realRhythms, type PlayStyle } from "../lab/live/realRhythm.ts";
import { countLines, shareOfReal } from "../lab/live/kindShares.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** The play in real journals that each scenario resembles. */
const resembled: Readonly<Partial<Record<string, PlayStyle>>> = {
  "bounty-hunter": "combat",
  "thargoid-war": "combat",
  trader: "trade",
  explorer: "exploration",
  "on-foot": "onFoot",
  "carrier-owner": "carrier",
};

/** The least percentage of real lines of kinds that are written. */
const shareMin = 95;

/** Compares kinds and lines per hour with those of real journals. */
export const proof: Proof = {
  name: "live-rhythm",
  claim: "At least 95 % of real lines are of a kind that dialect live writes.",
  fullSize: 10,
  reducedSize: 1,
  async run({ size, report }) {
    const simulated = countLines(size, 4);
    const { kinds, share } = shareOfReal(new Set(simulated.flatMap((each) => [...each.kinds.keys()])));
    const real = corpusAvailable ? await realRhythms({ everyNthFile: size > 1 ? 1 : 20 }) : undefined;
    const perHour = simulated.map(({ scenario, lines, hours }) => {
      const style = resembled[scenario];
      const found = style && real?.get(style);
      return { scenario, simulated: Math.round(lines / hours), real: found && Math.round(found.lines / found.hours) };
    });
    for (const row of perHour) report(`${row.scenario}: ${row.simulated} lines an hour, real ${row.real ?? "unknown"}`);
    report(`${kinds} kinds, ${share.toFixed(1)} % of real lines`);
    // One seed does not reach every kind.
    return { passed: share >= (size > 1 ? shareMin : shareMin - 10), result: { kinds, share, perHour } };
  },
};
