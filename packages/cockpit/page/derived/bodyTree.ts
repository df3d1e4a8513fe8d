import type { ScannedBody } from "../../src/state/observed/bodies.ts";

/** A body with its depth in the tree: 0 for a star or a planet around a common centre, 1 for what orbits it. */
export interface TreeBody {
  readonly body: ScannedBody;
  readonly depth: number;
}

/** Orders bodies as a tree: each after the body it orbits, brothers by distance from the arrival point. */
export function bodyTree(bodies: readonly ScannedBody[]): readonly TreeBody[] {
  const byId = new Map(bodies.map((body) => [body.id, body]));
  const parentOf = ({ parents, id }: ScannedBody) => parents.find((parent) => parent !== id && byId.has(parent));
  const children = Map.groupBy(bodies, parentOf);
  const seen = new Set<number>();
  const from = (parent: number | undefined, depth: number): readonly TreeBody[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => (a.distanceLs ?? Infinity) - (b.distanceLs ?? Infinity) || a.id - b.id)
      .flatMap((body) => {
        if (seen.has(body.id)) return [];
        seen.add(body.id);
        return [{ body, depth }, ...from(body.id, Math.min(depth + 1, 3))];
      });
  const tree = from(undefined, 0);
  // A hostile journal may contain bodies that orbit each other.
  return [...tree, ...bodies.filter(({ id }) => !seen.has(id)).map((body) => ({ body, depth: 0 }))];
}
