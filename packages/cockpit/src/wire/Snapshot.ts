import { encodeExact } from "@shipslog/contract/internal";
import { parseJson } from "@shipslog/contract/text";
import { unknownState, type CockpitState } from "../state/CockpitState.ts";

/** The complete state after a record. */
export interface Snapshot {
  /** The last record in the state; 0 before the first. */
  readonly seq: number;
  /** The latest record of the server; larger than `seq` for a past state. */
  readonly lastSeq: number;
  /** The server run; sequence numbers are only valid within one run. */
  readonly run: string;
  /** The game time of the record; undefined before the first timestamp. */
  readonly timeMs?: number | undefined;
  readonly state: CockpitState;
}

/** Encodes a snapshot as JSON without losing a digit; undefined values are omitted. */
export function encodeSnapshot(snapshot: Snapshot): string {
  return encodeExact(snapshot);
}

/** Reads a snapshot from JSON; integers keep all digits. */
export function decodeSnapshot(text: string): Snapshot {
  const { state, ...rest } = parseJson(text) as unknown as Snapshot;
  return { ...rest, state: fillState(state) };
}

/** JSON omits undefined values, so a missing topic is the unknown one. */
function fillState(state: Partial<CockpitState>): CockpitState {
  return { ...unknownState, ...state };
}
