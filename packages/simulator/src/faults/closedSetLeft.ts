import { eventFault, type Edit } from "./eventFault.ts";

const rule = "value-outside-set";
const edits: readonly Edit[] = [
  { kind: "CargoTransfer", path: ["Transfers", "*", "Direction"], to: "tomoon", rule },
  { kind: "FSDJump", path: ["Factions", "*", "Happiness_Localised"], to: "Grumpy", rule, inLive: "none" },
  {
    kind: "FSDJump",
    path: ["PowerplayState"],
    to: "Abandoned",
    rule,
    // A contested system must be Unoccupied, so that another state there breaks a condition as well.
    when: (jump) => jump["PowerplayState"] !== undefined && jump["PowerplayConflictProgress"] === undefined,
  },
  { kind: "FSDJump", path: ["ThargoidWar", "CurrentState"], to: "Thargoid_Tea", rule },
  { kind: "Docked", path: ["StationServices", "*"], to: "Hairdresser", rule, inLive: "warning" },
];

/** A value outside a set that the specification closes. */
export const closedSetLeft = eventFault(
  {
    name: "closed-set-left",
    description: "Gives a field a value outside the set that the specification closes.",
    provokes: [{ rule, severity: { spec: "error", live: "error" } }],
    remark: "In live any mood may be written (D4), and a service nobody knows is a warning (D12).",
  },
  edits,
);
