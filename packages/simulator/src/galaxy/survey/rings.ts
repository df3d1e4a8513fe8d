import type { Chance } from "../../chance/Chance.ts";
import type { BeltCluster, Ring, SurveyedStar } from "./SurveyedBody.ts";
import { lightSecondM } from "./orbits.ts";

/** Below this temperature rings are of ice. */
const frostK = 170;

/** Draws a ring around a body, outside an inner radius. */
export function drawRing(chance: Chance, name: string, innermostM: number, temperatureK: number): Ring {
  const innerM = innermostM * chance.between(1, 1.6);
  const rocky = chance.pick(["Rocky", "MetalRich", "Metalic"] as const);
  return {
    name,
    ringClass: temperatureK < frostK && chance.isLucky(0.8) ? "Icy" : rocky,
    massMt: chance.between(1, 900) * 1e9,
    innerM,
    outerM: innerM * chance.between(1.1, 2.2),
  };
}

/** Ids of belts begin here, above those of planets and stations. */
const firstBelt = 110;

/** Describes the clusters in the belts of stars. */
export function surveyClusters(chance: Chance, stars: readonly SurveyedStar[]): readonly BeltCluster[] {
  let nextId = firstBelt;
  return stars.flatMap(({ body, parents, rings, wasDiscovered }) =>
    rings.flatMap(({ name, innerM, outerM }) => {
      const belt = { type: "Ring", id: nextId } as const;
      const star = { type: "Star", id: body.id } as const;
      const clusters = Array.from({ length: chance.integer(2, 8) }, (_, at) => ({
        id: belt.id + 1 + at,
        name: `${name} Cluster ${at + 1}`,
        parents: [belt, star, ...parents],
        distanceLs: body.distanceLs + chance.between(innerM, outerM) / lightSecondM,
        wasDiscovered,
      }));
      nextId += clusters.length + 1;
      return clusters;
    }),
  );
}
