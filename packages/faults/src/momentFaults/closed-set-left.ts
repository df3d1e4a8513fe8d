import { specifiedTriggers, type JsonValue } from "@shipslog/contract";
import { eventFault, type EventEdit } from "../damage/eventFault.ts";

const rule = "value-outside-set";

/** The services that tell where the player is: without one of them a later event would be in the wrong place. */
const placeServices: ReadonlySet<string> = new Set(
  specifiedTriggers
    .filter(({ kind }) => kind === "Docked")
    .flatMap(({ proves = {} }) => Object.values(proves))
    .flatMap((form) =>
      typeof form === "object" && typeof form.is === "object" && "has" in form.is ? [form.is.has] : [],
    )
    .map((service) => service.toLowerCase()),
);

/** The live game writes services in lower case (D12). */
const tellsPlace = (service: JsonValue | undefined) =>
  typeof service === "string" && placeServices.has(service.toLowerCase());

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
  {
    kind: "Docked",
    path: ["StationServices", "*"],
    to: "Hairdresser",
    rule,
    inLive: "note",
    when: (_services, service) => !tellsPlace(service),
  },
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
