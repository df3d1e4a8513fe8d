import type { Rule } from "../../declare/Rule.ts";
import { judgeAmounts } from "../evidence/judgeAmounts.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CargoTransfer } = sampleEvents;

/** Events that report an action and contain nothing of it. */
export const nothingDone: Rule = {
  id: "nothing-done",
  group: "session",
  basis: { statements: ["6.4", "6.9", "6.10"] },
  severity: { spec: "warning", live: "note" },
  title: "An event reports an action, and what was done is empty or 0.",
  why: "Readers count an action that did not happen.",
  restsOn: 'Specification, Events ("cargo moves", "selling exploration data", "landing at a pad")',
  evidence: "One CargoTransfer, MultiSellExplorationData or Docked.",
  passes: [{ event: CargoTransfer() }],
  fails: [{ event: CargoTransfer({ Count: 0 }) }],
  start: judgeAmounts([
    { of: "CargoTransfer", path: "Transfers", isPositive: true },
    { of: "CargoTransfer", path: "Transfers[].Count", isPositive: true },
    { of: "MultiSellExplorationData", path: "Discovered", isPositive: true },
    { of: "Docked", path: "LandingPads", isPositive: true },
  ]),
};
