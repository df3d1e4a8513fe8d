import type { JsonObject } from "@shipslog/contract";
import type { GameSession } from "../session/GameSession.ts";

/** What a step is carried out on, and the wishes that every step may have. */
export interface StepContext {
  readonly session: GameSession;
  /** Whether the step must be possible now, without other steps that lead to it. */
  readonly isStrict: boolean;
  /** Values that fields of the event must have; empty without wishes. */
  readonly expect: JsonObject;
}
