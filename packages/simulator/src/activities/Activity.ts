import type { Kind } from "@shipslog/contract";
import type { State } from "../session/states.ts";
import type { World } from "../session/World.ts";

/** Something a player does: in which states, under which condition, and what it changes. */
export interface Activity {
  readonly from: readonly State[];
  /** How likely it is against others when a scenario says nothing about it; 0 only when a scenario asks for it. */
  readonly weight: number;
  /** Kinds of event it brings about, or brings nearer. */
  readonly leadsTo?: readonly Kind[];
  /** Whether it is possible now. */
  can?(world: World): boolean;
  run(world: World): void;
}
