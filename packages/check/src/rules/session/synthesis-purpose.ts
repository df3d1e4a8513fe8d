import type { Rule } from "../../declare/Rule.ts";
import { textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Synthesis } = sampleEvents;
/** How names of blueprints begin that neither repair nor rearm: fuel of the SRV, the jump drive, air. */
const otherPurposes = ["fsd", "fuel", "life support", "oxygen"];

/** A synthesis that neither repairs nor rearms. */
export const synthesisPurpose: Rule = {
  id: "synthesis-purpose",
  group: "session",
  basis: { statements: ["6.13"] },
  severity: { spec: "warning" },
  title: "A synthesis neither repairs nor rearms.",
  why: "Readers of the specification count repairs and ammunition from Synthesis.",
  restsOn: 'Specification, Events (Synthesis: "to repair or rearm"); the game writes every use (L3)',
  evidence: "The name of the blueprint. Only names that the game uses for fuel, the drive and air are reported.",
  passes: [{ event: Synthesis() }],
  fails: [{ event: Synthesis({ Name: "FSD Basic" }) }],
  start: () => ({
    onEvent: {
      Synthesis: (event) => {
        const name = textIn(event, "Name");
        if (name === undefined) return "undecided";
        const isOther = otherPurposes.some((start) => name.toLowerCase().startsWith(start));
        return isOther ? { pointer: "/Name", expected: "a repair or ammunition", received: name } : "holds";
      },
    },
  }),
};
