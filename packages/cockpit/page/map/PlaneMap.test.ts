import { h } from "preact";
import { describe, expect, it } from "vitest";
import { elementsOf } from "../../tests/helpers/elementsOf.ts";
import type { MapStar } from "./MapStar.ts";
import { mapSummary, PlaneMap } from "./PlaneMap.tsx";

const star = (name: string, role: MapStar["role"], x = 0): MapStar => ({
  name,
  role,
  position: [x, 0, 0],
  starClass: "K",
});
const stars = [
  star("Sol", "past"),
  star("Alioth", "here", 1),
  star("Lave", "ahead", 2),
  star("Diso", "destination", 3),
];

describe("the map summary", () => {
  it.each([
    ["a route", stars, "Star map: at Alioth, 2 stars ahead"],
    ["no route", stars.slice(0, 2), "Star map: at Alioth, 0 stars ahead"],
    ["an unknown position", stars.slice(2), "Star map: position not known yet, 2 stars ahead"],
  ])("describes %s", (_what, shown, summary) => {
    expect(mapSummary(shown)).toBe(summary);
  });
});

describe("the flat map", () => {
  const drawn = elementsOf(h(PlaneMap, { stars }));

  it("is labelled with the map summary", () => {
    expect(drawn[0]).toMatchObject({ type: "svg", props: { role: "img", "aria-label": mapSummary(stars) } });
  });

  it("labels only the current system and the destination", () => {
    const names = drawn.filter(({ type }) => type === "text").map(({ text }) => text);
    expect(names).toEqual(["Alioth", "Diso"]);
  });

  it("draws the trail to the ship and the route ahead", () => {
    const [trail, route] = drawn.filter(({ type }) => type === "polyline").map(({ props }) => props["points"]);
    expect(trail).toBe("90.0,250.0 363.3,250.0");
    expect(route).toBe("363.3,250.0 636.7,250.0 910.0,250.0");
  });

  it("draws no line between places that no jump joins", () => {
    const apart = [
      star("Sol", "past"),
      star("Barnard", "past", 1),
      { ...star("Maia", "past", 2), isApart: true },
      star("Merope", "here", 3),
    ];
    const trails = elementsOf(h(PlaneMap, { stars: apart })).filter(({ props }) => props["class"] === "trail");
    expect(trails.map(({ props }) => props["points"])).toEqual(["90.0,250.0 363.3,250.0", "636.7,250.0 910.0,250.0"]);
  });
});
