import { arrivalKinds, type JsonObject } from "@shipslog/contract";
import { damageAfterEvidence } from "../damage/damageAfterEvidence.ts";
import { isOneOf } from "../damage/eventNames.ts";
import { addDamages, type DamagedMoment } from "../damage/ExpectedDamage.ts";
import type { MomentFault } from "../damage/MomentFault.ts";
import { addressOf, hidesMoves, routeAddresses } from "../tracking/course.ts";

/** Plots a route that starts one star too late. */
export const routeElsewhere = {
  name: "route-elsewhere",
  sort: "sequence",
  damagesCompanions: true,
  description: "Removes the first star of a plotted route, so that it does not start at the current system.",
  provokes: [{ rule: "route-start", severity: { spec: "warning", live: "warning" } }],
  remark: "A reader of the complete folder sees it only in the last route.",
  *damage(moments, context) {
    /** The route as plotted. */
    let plotted: JsonObject | undefined;
    /** The route as the file shows it until the next one is plotted. */
    let shown: JsonObject | undefined;
    const damaged = damageAfterEvidence(moments, context, {
      isEvidence: (event) => isOneOf(event, arrivalKinds),
      classify(event, evidence, { companions }) {
        if (isOneOf(event, arrivalKinds) || hidesMoves(event, context.dialect)) return "loss";
        const route = routeAddresses(companions["NavRoute.json"]);
        const isIntact = route.length > 2 && route[0] === addressOf(evidence);
        return event["event"] === "NavRoute" && isIntact ? "target" : "harmless";
      },
      damage(given) {
        const route = given.moment.companions["NavRoute.json"];
        const stars = route?.["Route"];
        if (!Array.isArray(stars)) return given;
        plotted = route;
        shown = { ...route, Route: stars.slice(1) };
        const expected = context.expectFinding(context.startDamage(), "route-start", {
          pointer: "/Route/0/SystemAddress",
          companion: "NavRoute.json",
          until: ["NavRoute"],
        });
        return addDamages(given, expected);
      },
    });
    for (const given of damaged) yield showing(given, plotted, shown);
  },
} as const satisfies MomentFault;

function showing(given: DamagedMoment, plotted: JsonObject | undefined, shown: JsonObject | undefined): DamagedMoment {
  const { companions } = given.moment;
  if (shown === undefined || companions["NavRoute.json"] !== plotted) return given;
  return { ...given, moment: { ...given.moment, companions: { ...companions, "NavRoute.json": shown } } };
}
