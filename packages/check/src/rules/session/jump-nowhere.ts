import type { Rule } from "../../declare/Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;

/** Jumps that go nowhere. */
export const jumpNowhere: Rule = {
  id: "jump-nowhere",
  group: "session",
  basis: { statements: ["6.2"] },
  severity: { spec: "error", live: "warning" },
  title: "A jump ended in the system where it started: its JumpDist is 0.",
  why: "Trip logs count a jump that did not happen.",
  restsOn: 'Specification, Events ("jumping from one star system to another")',
  evidence:
    "One FSDJump. Two arrivals in one system with a distance between them are not reported: the ship may have left it in a way that no line tells.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ JumpDist: 0 }) }],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const jumped = numberIn(event, "JumpDist");
        if (jumped === undefined) return "undecided";
        return jumped === 0 ? { pointer: "/JumpDist", expected: "more than 0", received: "0" } : "holds";
      },
    },
  }),
};
