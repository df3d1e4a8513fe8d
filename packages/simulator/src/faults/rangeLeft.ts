import type { JsonObject } from "@shipslog/contract";
import { eventFault, type Edit } from "./eventFault.ts";

const rule = "out-of-range";
/** No number of JavaScript holds it exactly, and no quantity of the game is so large. */
const beyond = 1n << 60n;
const isInhabited = (jump: JsonObject): boolean => Number(jump["Population"] ?? 0) > 0;

const edits: readonly Edit[] = [
  { kind: "FSDJump", path: ["Population"], to: beyond, rule, when: isInhabited },
  { kind: "CommunityGoal", path: ["CurrentGoals", "*", "NumContributors"], to: beyond, rule },
  { kind: "StoredModules", path: ["Items", "*", "BuyPrice"], to: beyond, rule },
  { kind: "MultiSellExplorationData", path: ["BaseValue"], to: beyond, rule },
  { kind: "UpgradeSuit", path: ["Cost"], to: beyond, rule },
  { kind: "UpgradeWeapon", path: ["Cost"], to: beyond, rule },
  { kind: "CargoTransfer", path: ["Transfers", "*", "Count"], to: beyond, rule },
  { kind: "Synthesis", path: ["Materials", "*", "Count"], to: beyond, rule },
];

/** A quantity beyond what can be held. */
export const rangeLeft = eventFault(
  {
    name: "range-left",
    description: "Gives a quantity a value beyond 2^53, which readers round without noticing.",
    provokes: [{ rule, severity: { spec: "error", live: "error" } }],
  },
  edits,
);
