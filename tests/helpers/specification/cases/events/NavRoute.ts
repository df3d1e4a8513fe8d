import type { JsonObject } from "@shipslog/contract";

/** The line that announces NavRoute.json. */
export const navRouteLine: JsonObject = { event: "NavRoute" };

/** Two stars, as in NavRoute.json. */
export const stars: readonly JsonObject[] = [
  { StarSystem: "Sol", SystemAddress: 10_477_373_803, StarPos: [0, 0, 0], StarClass: "G" },
  {
    StarSystem: "Alpha Centauri",
    SystemAddress: 1_178_708_478_315,
    StarPos: [3.03125, -0.09375, 3.15625],
    StarClass: "G",
  },
];

/** The content of NavRoute.json. */
export const navRoute: JsonObject = { event: "NavRoute", Route: stars };
