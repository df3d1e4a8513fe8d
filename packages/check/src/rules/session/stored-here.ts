import type { Rule } from "../../declare/Rule.ts";
import { idIn, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeItems } from "../evidence/judgeItems.ts";

const { StoredModules, storedModule } = sampleEvents;

/** Transfer cost and time of modules stored at this market. */
export const storedHere: Rule = {
  id: "stored-here",
  group: "session",
  basis: { game: "The specification states no relation between location and transfer." },
  severity: { spec: "warning", live: "warning" },
  title: "A module stored here has a transfer cost or time, or one stored elsewhere has neither.",
  why: "Readers use the market, the cost or the time to find modules that can be fitted at once.",
  restsOn: "F63 (stored at this market if and only if cost and time 0, all of 103,410)",
  evidence: "One StoredModules, items with MarketID, TransferCost and TransferTime.",
  passes: [{ event: StoredModules([storedModule()]) }],
  fails: [{ event: StoredModules([storedModule({ TransferCost: 100 })]) }],
  start: judgeItems("StoredModules", "Items", (item, event) => {
    const market = idIn(item, "MarketID");
    const here = idIn(event, "MarketID");
    const cost = numberIn(item, "TransferCost");
    const time = numberIn(item, "TransferTime");
    if (market === undefined || here === undefined || cost === undefined || time === undefined) return "undecided";
    if (market === here) {
      if (cost !== 0) {
        return { pointer: "/TransferCost", expected: "0, because it is stored here", received: String(cost) };
      }
      return time === 0
        ? "holds"
        : { pointer: "/TransferTime", expected: "0, because it is stored here", received: String(time) };
    }
    if (cost !== 0 || time !== 0) return "holds";
    return { pointer: "/TransferCost", expected: "more than 0, because it is stored elsewhere", received: "0" };
  }),
};
