import type { GameSession } from "../session/GameSession.ts";
import type { Kind } from "@shipslog/contract";
import type { SessionState } from "../session/states.ts";
import type { GameWorld } from "../world/GameWorld.ts";

/** Something a player does: in which states, under which condition, and what it changes. */
export interface Activity {
  readonly from: readonly SessionState[];
  /** How likely it is against others when a scenario says nothing about it; 0 only when a scenario asks for it. */
  readonly weight: number;
  /** Kinds of event it brings about, or brings nearer. */
  readonly leadsTo?: readonly Kind[];
  /** Whether it is possible now. */
  can?(world: GameWorld): boolean;
  run(session: GameSession): void;
}
