import { isSoundCompanion, type JsonObject } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { idIn, objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, nextJump, NavRoute, NavRouteLine, sol, alphaCentauri, barnard } = sampleEvents;
const plotted = (...stars: readonly JsonObject[]) =>
  [
    { event: FSDJump() },
    { event: NavRouteLine() },
    { companion: "NavRoute.json", event: NavRoute(stars) },
    { event: nextJump() },
  ] as const;

/** Jumps out of the order of the route. */
export const routeJump: Rule = {
  id: "route-jump",
  group: "session",
  basis: { game: "The specification does not say that a route is followed." },
  severity: { spec: "note", live: "note" },
  title: "A jump along a plotted route did not go to the next star.",
  why: "Readers show how many jumps are left; a skipped star means that the player left the route or that a jump is missing.",
  restsOn: "F37 (NavRoute.json lists the stars in the order of the jumps)",
  evidence:
    "NavRoute.json, and two jumps between stars of its route. A ship that was pulled out of hyperspace is back where it started: undecided.",
  passes: plotted(sol, alphaCentauri, barnard),
  fails: plotted(sol, barnard, alphaCentauri),
  start: () => {
    let indexes: ReadonlyMap<string | undefined, number> = new Map();
    let last: JsonObject | undefined;
    const arrive = (event: JsonObject): undefined => void (last = event);
    return {
      onEvent: {
        Location: arrive,
        CarrierJump: arrive,
        FSDJump: (event) => {
          const from = indexes.get(idIn(last, "SystemAddress"));
          const to = indexes.get(idIn(event, "SystemAddress"));
          // A ship pulled out of hyperspace returns to where it started, later; a line that is written twice has its time.
          const isThrownBack = to === from && event["timestamp"] !== last?.["timestamp"];
          arrive(event);
          if (from === undefined || to === undefined || isThrownBack) return "undecided";
          if (to === from + 1) return "holds";
          const breach = { expected: `star ${from + 2} of the route`, received: `star ${to + 1}` };
          return { pointer: "/SystemAddress", ...breach };
        },
      },
      // When the file cannot be read, its previous route is gone.
      onCompanionEntry: ({ file, state }) => {
        if (file === "NavRoute.json" && !isSoundCompanion(state)) indexes = new Map();
        return undefined;
      },
      onCompanion: {
        "NavRoute.json": (event) => {
          const stars = objectListIn(event, "Route") ?? [];
          indexes = new Map(stars.map((star, index) => [idIn(star, "SystemAddress"), index]));
        },
      },
    };
  },
};
