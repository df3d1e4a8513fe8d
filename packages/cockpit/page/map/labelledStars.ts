import type { MapStar } from "./MapStar.ts";

/** More names than fit on the map; each costs layout in every frame. */
const maxAhead = 40;

/** The places in the list of the stars that get a name: the current one, the destination, and the next ones ahead. */
export function labelledStars(stars: readonly MapStar[]): readonly number[] {
  const places = [...stars.keys()];
  const ahead = places.filter((at) => stars[at]?.role === "ahead").slice(0, maxAhead);
  const named = places.filter((at) => stars[at]?.role === "here" || stars[at]?.role === "destination");
  return [...named, ...ahead].toSorted((a, b) => a - b);
}
