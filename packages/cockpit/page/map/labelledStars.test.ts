import { expect, it } from "vitest";
import { labelledStars } from "./labelledStars.ts";
import type { MapStar } from "./MapStar.ts";

const star = (role: MapStar["role"]): MapStar => ({ name: role, position: [0, 0, 0], starClass: "K", role });

it("names the current star, the next forty and the destination, however long the route is", () => {
  const past = Array.from({ length: 60 }, () => star("past"));
  const ahead = Array.from({ length: 940 }, () => star("ahead"));
  const stars = [...past, star("here"), ...ahead, star("destination")];
  const places = labelledStars(stars);
  expect(places).toEqual([...Array.from({ length: 41 }, (_, at) => 60 + at), 1001]);
  expect(labelledStars([])).toEqual([]);
});
