import type { Rule } from "../../declare/Rule.ts";
import { idIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { alphaCentauri, NavRoute, sol } = sampleEvents;

/** Routes of fewer than two different stars. */
export const routeStars: Rule = {
  id: "route-stars",
  group: "status",
  basis: { statements: ["1.8", "4.7", "6.12"] },
  severity: { spec: "error", live: "warning" },
  title: "NavRoute.json has a route of fewer than two different stars.",
  why: "Readers show a route without a destination.",
  restsOn: 'Specification, Events ("plotting a multi-star route"); F38 (a cleared route is empty)',
  evidence: "One NavRoute.json; in live an empty route is a cleared one.",
  passes: [{ companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri]) }],
  fails: [{ companion: "NavRoute.json", event: NavRoute([sol]) }],
  start: (dialect) => ({
    onCompanion: {
      "NavRoute.json": (event) => {
        const route = objectListIn(event, "Route");
        if (route === undefined) return "undecided";
        // A star that is listed twice is one star.
        const stars = new Set(route.map((star) => idIn(star, "SystemAddress") ?? textIn(star, "StarSystem"))).size;
        const isCleared = dialect === "live" && stars === 0;
        if (stars > 1 || isCleared) return "holds";
        return { pointer: "/Route", expected: "two different stars or more", received: String(stars) };
      },
    },
  }),
};
