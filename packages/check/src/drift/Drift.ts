import type { Position } from "@shipslog/contract";

/** What a folder can hold that the contract does not know. */
export type DriftSort = "kind" | "field" | "value" | "bit";

/** One thing the contract does not know, as a report to its maintainers would describe it. */
export interface Drift {
  readonly sort: DriftSort;
  /** The event name. */
  readonly kind: string;
  /** Field path inside the event, as `Factions[].Name`; empty for a kind. */
  readonly path: string;
  /** The unknown value or bit; empty for a kind or field. */
  readonly value: string;
  readonly count: number;
  /** Versions of the game whose journals hold it, in the order they were met; empty when no header says. */
  readonly gameVersions: readonly string[];
  /** Where it was met first; undefined for a companion file. */
  readonly firstPosition: Position | undefined;
  /** The text of the line or file where it was met first. */
  readonly firstSample: string;
}

/** What tells one drift from another. */
export type DriftIdentity = Pick<Drift, "sort" | "kind" | "path" | "value">;

/** Things kept apart at most: a folder of another game altogether must not fill the memory. */
export const maxDrifts = 5000;
const mostVersions = 20;

/** One text for each thing the contract does not know. */
export function driftKey({ sort, kind, path, value }: DriftIdentity): string {
  return `${sort}\n${kind}\n${path}\n${value}`;
}

function join(before: Drift, more: Drift): Drift {
  const versions = [...new Set([...before.gameVersions, ...more.gameVersions])].slice(0, mostVersions);
  return { ...before, count: before.count + more.count, gameVersions: versions };
}

/** Joins the drift of several sessions in their order. */
export function mergeDrift(sessions: Iterable<readonly Drift[]>): readonly Drift[] {
  const merged = new Map<string, Drift>();
  for (const drift of [...sessions].flat()) {
    const before = merged.get(driftKey(drift));
    if (before !== undefined) merged.set(driftKey(drift), join(before, drift));
    else if (merged.size < maxDrifts) merged.set(driftKey(drift), drift);
  }
  return [...merged.values()];
}
