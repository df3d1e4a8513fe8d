import type { Rule } from "../Rule.ts";
import { mutateEvent, onLastEntry } from "../examples/mutations.ts";
import { starPositionIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;

/** The grid stars stand on. */
export const starGrid: Rule = {
  id: "star-grid",
  group: "session",
  severity: { spec: "note", live: "note" },
  title: "Coordinates in StarPos are multiples of 1/32 light-year.",
  why: "Databases compare places exactly; one off the grid was rounded on the way.",
  restsOn: "format-facts 1, Numbers (multiples of 1/32)",
  evidence: "One FSDJump.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ StarPos: [0.01, 0, 0] }) }],
  mutations: [
    onLastEntry(
      mutateEvent("FSDJump", "rounded on the way", ({ StarPos }) => {
        const axis = StarPos.findIndex((each) => Math.abs(each) < 1000);
        if (axis === -1) return undefined;
        // Less than the distance between two systems can tell.
        StarPos[axis] = (StarPos[axis] ?? 0) + 0.0004;
        return `/StarPos/${axis}`;
      }),
    ),
  ],
  start: () => ({
    onEvent: {
      FSDJump: (event) => {
        const place = starPositionIn(event);
        if (place === undefined) return "undecided";
        const off = place.findIndex((each) => !Number.isInteger(each * 32));
        if (off === -1) return "holds";
        return {
          pointer: `/StarPos/${off}`,
          expected: "a multiple of 0.03125",
          received: String(place[off]),
        };
      },
    },
  }),
};
