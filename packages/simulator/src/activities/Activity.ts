import type { Kind } from "@shipslog/contract";
import type { HabitState } from "@shipslog/contract/internal";
import type { GameSession } from "../session/GameSession.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { GameState } from "../world/gameStates.ts";

/** Something a player does: in which states, under which condition, and what it changes. */
export interface Activity {
  readonly from: readonly GameState[];
  /** The default weight relative to other activities; 0 for activities that run only when a scenario asks for them. */
  readonly weight: number;
  /** How much less, or more, often it is done than the weight of a scenario says; 1 when omitted. */
  readonly share?: number;
  /** Where it leads, when that is another place in the table of stays. */
  readonly endsIn?: HabitState;
  /** Kinds of event that it writes, or on the way to which it is a step. */
  readonly leadsTo?: readonly Kind[];
  /** Whether it is possible now; always when omitted. */
  can?(world: GameWorld): boolean;
  run(session: GameSession): void;
}
