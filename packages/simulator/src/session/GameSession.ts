import type { CompanionFile, JsonObject, Kind, Moment } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import type { LivePlayer } from "../live/LiveInput.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Transition } from "../world/Transition.ts";
import type { LoggedMoment } from "./LoggedMoment.ts";
import type { WaitingLine } from "./journal.ts";

/** A world while it is played, with the moments recorded about it. */
export interface GameSession extends GameWorld {
  /** What dialect `live` knows and remembers; undefined in `spec`. */
  readonly live: LivePlayer | undefined;
  /** Lines of dialect `live` that are written some seconds after their transition, the next first. */
  readonly waiting: WaitingLine[];
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
