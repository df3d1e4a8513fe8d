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

/** `JSON.rawJSON`, which the type library does not declare yet. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

/** Prints integers beyond 2^53 with all digits, and doubles of that size in exponential form, so that they stay doubles. */
function exact(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return rawJSON(value.toString());
  const isLarge = typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return isLarge && Number.isFinite(value) ? rawJSON(value.toExponential()) : value;
}

/** Encodes a snapshot as JSON without losing a digit; undefined values are omitted. */
export function encodeSnapshot(snapshot: Snapshot): string {
  return encodeExact(snapshot);
}

/** Encodes a value as JSON without losing a digit of an integer. */
export function encodeExact(value: object): string {
  return JSON.stringify(value, exact);
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
