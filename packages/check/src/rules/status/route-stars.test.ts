import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { alphaCentauri, NavRoute, sol } = sampleEvents;
const route = (...stars: Parameters<typeof NavRoute>[0]) =>
  [{ companion: "NavRoute.json", event: NavRoute(stars) }] as const;

it("needs two stars; in live an empty route is a cleared one", () => {
  expect(findingsInSamples(route())).toEqual(["error route-stars /Route"]);
  expect(findingsInSamples(route(sol))).toEqual(["error route-stars /Route"]);
  expect(findingsInSamples(route(sol, alphaCentauri))).toEqual([]);
  expect(findingsInSamples(route(), "live")).toEqual([]);
  expect(findingsInSamples(route(sol), "live")).toEqual(["warning route-stars /Route"]);
});
