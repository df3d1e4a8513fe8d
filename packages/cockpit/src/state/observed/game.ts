import type { JsonObject } from "@shipslog/contract";
import type { LoadGame } from "@shipslog/contract/observed/events";
import { readNumber, readText, type UncheckedFields } from "./fields.ts";

/** How the game was started, from LoadGame. */
export interface GameTopic {
  readonly at: string;
  /** Credits when the game was loaded. */
  readonly credits: number | undefined;
  /** `Open`, `Group` or `Solo`. */
  readonly mode: string | undefined;
  /** The name of the private group. */
  readonly group: string | undefined;
  readonly version: string | undefined;
  /** True in the arena (CQC): LoadGame has neither ship nor mode. */
  readonly isArena?: true;
}

/** Reads a LoadGame line. */
export function foldLoadGame(game: GameTopic | undefined, event: JsonObject): GameTopic | undefined {
  const fields: UncheckedFields<LoadGame> = event;
  const at = readText(fields.timestamp);
  if (at === undefined) return game;
  return {
    at,
    credits: readNumber(fields.Credits),
    mode: readText(fields.GameMode),
    group: readText(fields.Group),
    version: readText(fields.gameversion),
    ...(fields.Ship === undefined && fields.GameMode === undefined && { isArena: true as const }),
  };
}
