import type { Rule } from "../../declare/Rule.ts";
import { isBefore, layoutSince } from "../evidence/games.ts";
import { coordinatesIn, isOnStarGrid } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;
/** Early games rounded to three decimals. */
const isNearGrid = (coordinate: number) => Math.abs(Math.round(coordinate * 32) / 32 - coordinate) <= 0.000501;

/** Positions off the grid of 1/32 light-year. */
export const starGrid: Rule = {
  id: "star-grid",
  group: "session",
  basis: { game: "The specification states no grid of StarPos." },
  severity: { spec: "note", live: "note" },
  title: "A coordinate in StarPos is not a multiple of 1/32 light-year.",
  why: "Databases compare positions exactly; one off the grid was rounded.",
  restsOn: "F17 (multiples of 1/32)",
  evidence: "One FSDJump; of a game before 3.4, which wrote three decimals, a multiple that is rounded to them holds.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ StarPos: [0.01, 0, 0] }) }],
  start: (_, session) => ({
    onEvent: {
      FSDJump: (event) => {
        const place = coordinatesIn(event);
        if (place === undefined) return "undecided";
        const isRounded = isBefore(session.game, layoutSince);
        const off = place.findIndex((each) => !isOnStarGrid(each) && !(isRounded && isNearGrid(each)));
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
