import { eventFault, type EventEdit } from "../damage/eventFault.ts";

const rule = "value-outside-set";
const edits: readonly EventEdit[] = [
  { kind: "CargoTransfer", path: ["Transfers", "*", "Direction"], to: "tomoon", rule },
  { kind: "FSDJump", path: ["Factions", "*", "Happiness_Localised"], to: "Grumpy", rule, inLive: "none" },
  {
    kind: "FSDJump",
    path: ["PowerplayState"],
    to: "Abandoned",
    rule,
    // A contested system must be Unoccupied, so another state there would also break a condition.
    when: (jump) => jump["PowerplayState"] !== undefined && jump["PowerplayConflictProgress"] === undefined,
  },
  { kind: "FSDJump", path: ["ThargoidWar", "CurrentState"], to: "Thargoid_Tea", rule },
  { kind: "Docked", path: ["StationServices", "*"], to: "Hairdresser", rule, inLive: "note" },
];

/** Writes a value that is not in a closed set of the specification. */
export const closedSetLeft = eventFault(
  {
    name: "closed-set-left",
    description: "Gives a field a value outside its closed set.",
    provokes: [{ rule, severity: { spec: "error", live: "error" } }],
    remark: "In live, Happiness_Localised may have any value (D4) and an unknown station service is a note (D12).",
  },
  edits,
);
