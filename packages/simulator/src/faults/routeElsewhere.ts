import { arrivalKinds, type JsonObject, type ScarredMoment } from "@shipslog/contract";
import { ambush } from "./ambush.ts";
import { isOneOf, starsOf, systemOf } from "./course.ts";
import { scarred, type MomentFault } from "./MomentFault.ts";

/** A route that begins one star too late. */
export const routeElsewhere: MomentFault = {
  name: "route-elsewhere",
  sort: "sequence",
  description: "Takes the first star out of a plotted route, so that it does not begin where the ship is.",
  provokes: [{ rule: "route-start", severity: { spec: "warning", live: "warning" } }],
  remark: "A reader of the complete folder sees it only where the route is the last one.",
  *damage(moments, work) {
    /** The route as it was plotted, and as the file shows it until the next one is. */
    let [plotted, shown]: (JsonObject | undefined)[] = [];
    const struck = ambush(moments, work, {
      isEvidence: (event) => isOneOf(event, arrivalKinds),
      meets(event, evidence, { companions }) {
        if (isOneOf(event, arrivalKinds)) return "loss";
        const stars = starsOf(companions["NavRoute.json"]);
        const isSound = stars.length > 2 && stars[0] === systemOf(evidence);
        return event["event"] === "NavRoute" && isSound ? "target" : "harmless";
      },
      strike(given) {
        const route = given.moment.companions["NavRoute.json"];
        const stars = route?.["Route"];
        if (!Array.isArray(stars)) return given;
        [plotted, shown] = [route, { ...route, Route: stars.slice(1) }];
        const more = { companion: "NavRoute.json", until: ["NavRoute"] } as const;
        return scarred(given, work.scar(work.begin(), "route-start", "/Route/0/SystemAddress", more));
      },
    });
    for (const given of struck) yield showing(given, plotted, shown);
  },
};

function showing(given: ScarredMoment, plotted: JsonObject | undefined, shown: JsonObject | undefined): ScarredMoment {
  const { companions } = given.moment;
  if (shown === undefined || companions["NavRoute.json"] !== plotted) return given;
  return { ...given, moment: { ...given.moment, companions: { ...companions, "NavRoute.json": shown } } };
}
