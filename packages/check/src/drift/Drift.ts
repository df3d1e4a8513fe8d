import type { Position } from "@shipslog/contract";

/** The sorts of things that the contract may not know. */
export type DriftSort = "kind" | "field" | "value" | "bit";

/** One thing that the contract does not know, with what its maintainers need to add it. */
export interface Drift {
  readonly sort: DriftSort;
  /** The event name. */
  readonly kind: string;
  /** Field path inside the event, such as `Factions[].Name`; empty for a kind. */
  readonly path: string;
  /** The unknown value or bit; empty for a kind or field. */
  readonly value: string;
  readonly count: number;
  /** Game versions whose journals contain it, in order of appearance; empty without a header. */
  readonly gameVersions: readonly string[];
  /** The first position; undefined for a companion file. */
  readonly firstPosition: Position | undefined;
  /** The text of the line or file of the first appearance. */
  readonly firstSample: string;
}

/** The fields that identify a drift. */
export type DriftIdentity = Pick<Drift, "sort" | "kind" | "path" | "value">;

/** The most drifts to keep, so that a folder of another game cannot fill the memory. */
export const maxDrifts = 5000;
const maxVersions = 20;

/** The key of a drift: unique per identity. */
export function driftKey({ sort, kind, path, value }: DriftIdentity): string {
  return `${sort}\n${kind}\n${path}\n${value}`;
}

function add(before: Drift, more: Drift): Drift {
  const versions = [...new Set([...before.gameVersions, ...more.gameVersions])].slice(0, maxVersions);
  return { ...before, count: before.count + more.count, gameVersions: versions };
}

/** Merges the drift of several sessions in their order. */
export function mergeDrift(sessions: Iterable<readonly Drift[]>): readonly Drift[] {
  const merged = new Map<string, Drift>();
  for (const drift of [...sessions].flat()) {
    const before = merged.get(driftKey(drift));
    if (before !== undefined) merged.set(driftKey(drift), add(before, drift));
    else if (merged.size < maxDrifts) merged.set(driftKey(drift), drift);
  }
  return [...merged.values()];
}
