import type { CompanionFile, JsonObject, Kind, Moment } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import type { LiveDialect } from "../live/LiveDialect.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { LoggedMoment } from "./LoggedMoment.ts";
import type { Transition } from "./Transition.ts";

/** A world while it is played, with the moments recorded about it. */
export interface GameSession extends GameWorld {
  /** Adds what dialect `live` writes; undefined in `spec`. */
  readonly live: LiveDialect | undefined;
  /** Draws whether the player dies; undefined where nobody does: in `spec` and in scripts. */
  readonly perils: Chance | undefined;
  /** Whether moments include Status.json. */
  readonly showsStatus: boolean;
  /** Whether a moment shows each change of Status.json that only time causes. */
  readonly showsIdleStatus: boolean;
  /** Whether moments carry their transitions and readings. */
  readonly keepsLog: boolean;
  /** The position Status reported last. */
  lastPosition: { readonly latitude: number; readonly longitude: number };
  companions: Partial<Record<CompanionFile, JsonObject>>;
  /** How many times the game was started. */
  journals: number;
  /** Kinds of event written in this session. */
  readonly written: Set<Kind>;
  /** Transitions since the last moment. */
  pendingTransitions: Transition[];
  /** Moments not yet yielded. */
  outbox: (Moment | LoggedMoment)[];
}
