import type { JsonObject } from "../text/Json.ts";

/** The files the game writes beside the journal, and the kind in each. */
export const companionKinds = {
  "Status.json": "Status",
  "ModulesInfo.json": "ModuleInfo",
  "NavRoute.json": "NavRoute",
} as const;

/** The name of a companion file. */
export type CompanionFile = keyof typeof companionKinds;

/**
 * What a companion file was found to be: `matched` agrees with its announcing line, `stale` is older or newer than it,
 * `torn` does not parse or is held by someone else, `missing` is absent or empty, `alone` has no announcing line to be
 * held against.
 */
export type CompanionState = "matched" | "stale" | "torn" | "missing" | "alone";

/** One observation of a companion file. */
export interface CompanionEntry {
  readonly type: "companion";
  readonly file: CompanionFile;
  /** Number of this version of the file, from 1. */
  readonly revision: number;
  /** When it was observed, in milliseconds since 1970. */
  readonly observedAtMs: number;
  /** The file's text; empty when it is missing. */
  readonly raw: string;
  readonly state: CompanionState;
  /** The parsed text, or the last valid one when this one is torn or missing; undefined before the first valid one. */
  readonly event: JsonObject | undefined;
}
