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

/** Kinds outside the sixteen: wrong in `spec`, the everyday in `live`, where only a drift report asks. */
export const unknownKind = contractRule("unknown-kind", {
  severity: { spec: "error", live: "off" },
  why: "A producer that writes another kind promises something no consumer of the specification knows. The game itself writes about two hundred kinds, so in live this is drift and off unless asked for.",
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
