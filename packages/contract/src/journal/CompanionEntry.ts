import type { JsonObject } from "../text/Json.ts";
import type { CompanionFile } from "./companionTable.ts";

/** The states of a companion file whose text is an event, and whether its announcing line has the same timestamp. */
const soundStates = ["matched", "stale", "alone"] as const;

/**
 * What a companion file was found to be: `matched` has the timestamp of its announcing line, `stale` has another, `alone`
 * has no announcing line to compare with. The others contain no event that can be used: `torn` does not parse or cannot be
 * opened, `encoding` has a byte order mark or is not UTF-8, `oversize` is too large to be read, `empty` has no content, `missing`
 * is absent.
 */
export type CompanionState = (typeof soundStates)[number] | "torn" | "encoding" | "oversize" | "empty" | "missing";

/** Whether the text of a companion file in this state is an event; otherwise its entry has the last valid event. */
export function isSoundCompanion(state: CompanionState): state is (typeof soundStates)[number] {
  return soundStates.some((sound) => sound === state);
}

/** One observation of a companion file. */
export interface CompanionEntry {
  readonly type: "companion";
  readonly file: CompanionFile;
  /** Number of this version of the file, from 1. */
  readonly revision: number;
  /** When it was observed, in milliseconds since 1970. */
  readonly observedAtMs: number;
  /** The file's text; empty when it is missing or empty, only the start when it is oversize. */
  readonly raw: string;
  readonly state: CompanionState;
  /** The parsed text, or the last valid one when this one is not sound; undefined before the first valid one. */
  readonly event: JsonObject | undefined;
}
