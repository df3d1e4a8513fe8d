import type { Rule } from "../../declare/Rule.ts";
import { idIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked, FSDJump } = sampleEvents;

/** The system of the station and the system of the ship. */
export const dockedElsewhere: Rule = {
  id: "docked-elsewhere",
  group: "session",
  basis: { game: "The specification does not list every way to move." },
  severity: { spec: "warning", live: "warning" },
  title: "The ship docked in a system that it is not in.",
  why: "Readers store the station and its market under the system.",
  restsOn: "F57 (Docked in the current system)",
  evidence:
    "The current system from FSDJump, in live also from Location or CarrierJump; SystemAddress in Docked. In spec the system is unknown after docking at a fleet carrier, which moves without a line.",
  passes: [{ event: FSDJump() }, { event: Docked() }],
  fails: [{ event: FSDJump() }, { event: Docked({ SystemAddress: 1178708478315 }) }],
  start: (_, session) => ({
    onEvent: {
      Docked: (event) => {
        const docked = idIn(event, "SystemAddress");
        const here = idIn(session.place.arrival, "SystemAddress");
        if (docked === undefined || here === undefined) return "undecided";
        if (docked === here) return "holds";
        return { pointer: "/SystemAddress", expected: here, received: docked };
      },
    },
  }),
};
