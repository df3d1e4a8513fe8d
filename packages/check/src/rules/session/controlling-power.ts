import type { Rule } from "../../declare/Rule.ts";
import { textIn, textListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;
const held = (ControllingPower: string) =>
  FSDJump({ ControllingPower, Powers: ["Aisling Duval"], PowerplayState: "Exploited" });

/** Controlling powers that Powers does not list. */
export const controllingPower: Rule = {
  id: "controlling-power",
  group: "session",
  basis: { game: "The specification does not say that ControllingPower is in Powers." },
  severity: { spec: "warning", live: "warning" },
  title: "The controlling power is not one of the powers in the system.",
  why: "Readers list Powers and mark the one in control.",
  restsOn: "F61 (ControllingPower is in Powers)",
  evidence: "One FSDJump with ControllingPower and Powers.",
  passes: [{ event: held("Aisling Duval") }],
  fails: [{ event: held("Edmund Mahon") }],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const power = textIn(event, "ControllingPower");
        const powers = textListIn(event, "Powers");
        if (power === undefined) return undefined;
        if (powers === undefined) return "undecided";
        if (powers.includes(power)) return "holds";
        const expected = `one of ${powers.map((each) => JSON.stringify(each)).join(", ")}`;
        return { pointer: "/ControllingPower", expected, received: JSON.stringify(power) };
      },
    },
  }),
};
