import type { Rule } from "../Rule.ts";
import { idIn, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeItems } from "../evidence/judgeItems.ts";
import { withChangedItem, setField } from "../examples/mutations.ts";

const { StoredModules, storedModule } = sampleEvents;

/** What is here costs nothing to bring. */
export const storedHere: Rule = {
  id: "stored-here",
  group: "session",
  severity: { spec: "warning", live: "warning" },
  title: "A module stored at this market, and no other, has no cost and no time of transfer.",
  why: "Readers tell what can be fitted at once by the one or the other.",
  restsOn: "format-facts 5 and 8 (stored at this market if and only if cost and time 0, all of 103,410)",
  evidence: "One StoredModules, items with MarketID, TransferCost and TransferTime.",
  passes: [{ event: StoredModules([storedModule()]) }],
  fails: [{ event: StoredModules([storedModule({ TransferCost: 100 })]) }],
  mutations: [
    withChangedItem("StoredModules", "Items", "a cost for what is here", (item, draw, event) => {
      if (item.MarketID === undefined || item.MarketID !== event.MarketID) return undefined;
      return setField(item, "TransferCost", 100 + draw(1000));
    }),
    withChangedItem("StoredModules", "Items", "a time for what is here", (item, draw, event) => {
      if (item.MarketID === undefined || item.MarketID !== event.MarketID) return undefined;
      return setField(item, "TransferTime", 300 + draw(1000));
    }),
  ],
  start: judgeItems("StoredModules", "Items", (item, event) => {
    const [market, here] = [idIn(item, "MarketID"), idIn(event, "MarketID")];
    const [cost, time] = [numberIn(item, "TransferCost"), numberIn(item, "TransferTime")];
    if (market === undefined || here === undefined || cost === undefined || time === undefined) return "undecided";
    if (market === here) {
      if (cost !== 0) return { pointer: "/TransferCost", expected: "0, as it is stored here", received: String(cost) };
      return time === 0
        ? "holds"
        : { pointer: "/TransferTime", expected: "0, as it is stored here", received: String(time) };
    }
    if (cost !== 0 || time !== 0) return "holds";
    return { pointer: "/TransferCost", expected: "more than 0, as it is stored elsewhere", received: "0" };
  }),
};
