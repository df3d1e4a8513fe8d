import type { JsonObject } from "@shipslog/contract";
import { eventFault, type EventEdit } from "../damage/eventFault.ts";

const rule = "large-quantity";
/** Beyond the integers that a JavaScript number holds exactly, and beyond any quantity in the game. */
const beyond = 1n << 60n;
const isInhabited = (jump: JsonObject): boolean => Number(jump["Population"] ?? 0) > 0;

const edits: readonly EventEdit[] = [
  { kind: "FSDJump", path: ["Population"], to: beyond, rule, when: isInhabited },
  { kind: "CommunityGoal", path: ["CurrentGoals", "*", "NumContributors"], to: beyond, rule },
  { kind: "StoredModules", path: ["Items", "*", "BuyPrice"], to: beyond, rule },
  { kind: "MultiSellExplorationData", path: ["BaseValue"], to: beyond, rule },
  { kind: "UpgradeSuit", path: ["Cost"], to: beyond, rule },
  { kind: "UpgradeWeapon", path: ["Cost"], to: beyond, rule },
  { kind: "CargoTransfer", path: ["Transfers", "*", "Count"], to: beyond, rule },
  { kind: "Synthesis", path: ["Materials", "*", "Count"], to: beyond, rule },
];

/** Writes a quantity that does not fit into a JavaScript number. */
export const rangeLeft = eventFault(
  {
    name: "range-left",
    description: "Gives a quantity a value beyond 2^53, which many readers round.",
    provokes: [{ rule, severity: { spec: "note", live: "note" } }],
  },
  edits,
);
