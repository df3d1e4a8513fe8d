import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { mutateEvent, setField } from "../examples/mutations.ts";

const judged = [
  "FSDJump",
  "Docked",
  "Missions",
  "EngineerProgress",
  "SquadronStartup",
  "Synthesis",
  "SuitLoadout",
] as const;

/** Kinds outside the sixteen: an error in `spec`; in `live` only a drift report lists those that were never observed. */
export const unknownKind = contractRule("unknown-kind", {
  basis: { statements: ["1.9", "2.1.2", "6.18"] },
  severity: { spec: "error", live: "off" },
  why: "Consumers of the specification know no other kinds. The game writes about two hundred more, so in live the rule is off unless drift is requested, and then reports only kinds that were never observed.",
  restsOn: "Specification, What the service does (rule 1) and Events",
  passes: [{ event: sampleEvents.Missions() }],
  fails: [{ event: { timestamp: "2026-05-01T12:00:00Z", event: "Mission" } }],
  mutations: [
    mutateEvent(judged, "another event name", (event, draw) => {
      setField(event, "event", ["Nonsense", "fsdjump", "Undocked"][draw(3)]);
      return "/event";
    }),
  ],
});
