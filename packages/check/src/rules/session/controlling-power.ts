import type { Rule } from "../../declare/Rule.ts";
import { textIn, textListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;
const held = (ControllingPower: string) =>
  FSDJump({ ControllingPower, Powers: ["Aisling Duval"], PowerplayState: "Exploited" });

/** Controlling powers that Powers does not list, or of an unoccupied system. */
export const controllingPower: Rule = {
  id: "controlling-power",
  group: "session",
  basis: {
    game: "The specification does not say that ControllingPower is in Powers, nor what it is in an unoccupied system.",
  },
  severity: { spec: "warning", live: "warning" },
  title: "The controlling power is not one of the powers in the system, or the system is unoccupied.",
  why: "Readers list Powers and mark the one in control.",
  restsOn: "F61 (ControllingPower is in Powers)",
  evidence: "One FSDJump with ControllingPower, and Powers or PowerplayState.",
  passes: [{ event: held("Aisling Duval") }],
  fails: [{ event: held("Edmund Mahon") }],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const power = textIn(event, "ControllingPower");
        const powers = textListIn(event, "Powers");
        if (power === undefined) return undefined;
        if (textIn(event, "PowerplayState") === "Unoccupied") {
          return { pointer: "/ControllingPower", expected: "absent in an unoccupied system", received: "present" };
        }
        if (powers === undefined) return "undecided";
        if (powers.includes(power)) return "holds";
        const expected = `one of ${powers.map((each) => JSON.stringify(each)).join(", ")}`;
        return { pointer: "/ControllingPower", expected, received: JSON.stringify(power) };
      },
    },
  }),
};
