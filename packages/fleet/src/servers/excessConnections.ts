import type { CommanderConnection } from "./listConnections.ts";

/** What one commander may do at a time. */
export interface ConnectionLimits {
  /** The most connections of one commander. */
  readonly connections: number;
  /** The most messages a second of one commander. Undefined: no limit. */
  readonly rate?: number | undefined;
  /** The most bytes a second of one commander. Undefined: no limit. */
  readonly bytes?: number | undefined;
}

/** Why a connection is closed. */
export type Excess = "connections" | "rate" | "bytes";

/** The connections of all servers at one time. */
export interface ConnectionSample {
  readonly atMs: number;
  readonly connections: readonly CommanderConnection[];
}

/**
 * Chooses the connections to close: of a commander with too many the newest, so that the one who was there first stays, and all of a
 * commander who has sent too much since the sample before.
 */
export function excessConnections(
  before: ConnectionSample,
  now: ConnectionSample,
  { connections: most, rate = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY }: ConnectionLimits,
): ReadonlyMap<CommanderConnection, Excess> {
  const excess = new Map<CommanderConnection, Excess>();
  const earlier = new Map(before.connections.map((each) => [keyOf(each), each]));
  const seconds = Math.max(now.atMs - before.atMs, 1) / 1000;
  for (const members of Map.groupBy(now.connections, ({ name }) => name).values()) {
    const oldestFirst = members.toSorted((one, other) => one.startedMs - other.startedMs || one.id - other.id);
    for (const each of oldestFirst.slice(most)) excess.set(each, "connections");
    const perSecond = (what: "messages" | "bytes") =>
      members.reduce((sum, each) => sum + each[what] - (earlier.get(keyOf(each))?.[what] ?? 0), 0) / seconds;
    if (perSecond("messages") > rate) for (const each of members) excess.set(each, "rate");
    if (perSecond("bytes") > bytes) for (const each of members) excess.set(each, "bytes");
  }
  return excess;
}

const keyOf = ({ server, id }: CommanderConnection) => `${server} ${id}`;
