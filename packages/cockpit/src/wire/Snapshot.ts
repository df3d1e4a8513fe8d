import { parseJson } from "@shipslog/contract/text";
import { unknownState, type CockpitState } from "../state/CockpitState.ts";

/** The state after a record, whole. */
export interface Snapshot {
  /** The last record folded into it; 0 before the first. */
  readonly seq: number;
  /** The last record there is; the same as `seq` unless an earlier moment was asked for. */
  readonly lastSeq: number;
  /** Names this run of the server: sequence numbers mean nothing in another. */
  readonly run: string;
  readonly state: CockpitState;
}

/** JSON.rawJSON as the engine has it; the library of types is older. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

/** Prints integers beyond 2^53 as their digits, and doubles of that size so that nobody takes them for integers. */
function exact(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return rawJSON(value.toString());
  const isLarge = typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return isLarge && Number.isFinite(value) ? rawJSON(value.toExponential()) : value;
}

/** Writes a snapshot as JSON without losing a digit; what is not known is left out. */
export function encodeSnapshot(snapshot: Snapshot): string {
  return JSON.stringify(snapshot, exact);
}

/** Reads a snapshot back. */
export function decodeSnapshot(text: string): Snapshot {
  const { state, ...rest } = parseJson(text) as unknown as Snapshot;
  return { ...rest, state: fillState(state) };
}

/** A topic whose fields are all unknown still is an object of its own. */
function fillState(state: Partial<CockpitState>): CockpitState {
  return { ...unknownState, ...state };
}
