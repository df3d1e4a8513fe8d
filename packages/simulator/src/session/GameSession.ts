import type { CompanionFile, JsonObject, Kind, Moment } from "@shipslog/contract";
import type { LivePlayer } from "../live/LiveInput.ts";
import type { PlannedLine } from "../scenes/plan.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Transition } from "../world/Transition.ts";

/** A session: a world while it is played, what was written about it, and where the moments go. */
export interface GameSession {
  /** The world of the commander who plays; commanders who take turns have one each. */
  world: GameWorld;
  written: Written;
  readonly output: Output;
  /** Creates the world of another commander at the time of the session, and what is written about it. */
  readonly meet: (number: number) => Pick<GameSession, "world" | "written">;
  /** The commanders who wait for their turn, by name. */
  readonly waiting: Map<string, Pick<GameSession, "world" | "written">>;
}

/** What was written so far, and the lines that wait to be written. */
interface Written {
  /** What dialect `live` knows and remembers; undefined in `spec`. */
  readonly live: LivePlayer | undefined;
  /** Lines of dialect `live` that are written some seconds after their transition, the next first. */
  readonly waiting: WaitingLine[];
  /** Kinds of the specification that were written. */
  readonly kinds: Set<Kind>;
  /** Kinds of lines that the game of the session does not write, since the director looked last. */
  readonly left: Set<string>;
  companions: Partial<Record<CompanionFile, JsonObject>>;
  /** How many times the game was started. */
  journals: number;
  /** The time in the name of the journal that begins with the next moment, where the moment does not say it by itself. */
  namedMs: number | undefined;
  /** The part of the journal that is being written. */
  part: number;
  /** Whether the game has started and the ship has neither jumped nor docked since. */
  isStarting: boolean;
  /** The position Status reported last. */
  position: { readonly latitude: number; readonly longitude: number };
  /** The content of the modules panel when ModuleInfo was written last. */
  modules: string;
  /** The community goals when they were retrieved last. */
  goals: string;
  /** The revision of the storage that StoredModules showed last. */
  storageRevision: number;
  /** The kind of the last line, and its time. */
  lastKind: string;
  lastMs: number;
  /** The last display text; Cartographics is known to repeat it (MultiSellExplorationData). */
  lastText: string;
}

/** A line that waits until it is due. */
export interface WaitingLine {
  readonly atMs: number;
  readonly planned: PlannedLine;
}

/** Where the moments of a session go, and what they show. */
interface Output {
  /** Whether moments include Status.json. */
  readonly showsStatus: boolean;
  /** Whether a moment shows each change of Status.json that only time causes. */
  readonly showsIdleStatus: boolean;
  /** Whether a moment shows a Status.json in which nothing but the time is new. */
  readonly showsUnchangedStatus: boolean;
  readonly observer: SessionObserver | undefined;
  /** Moments not yet yielded. */
  moments: Moment[];
}

/** Sees every step of the model, so that what is written can be checked against it. */
export interface SessionObserver {
  /** A transition has happened; it triggers these kinds by the Events table, in order. */
  happened(transition: Transition, triggers: readonly Kind[]): void;
  /** A moment was recorded while the world was like this. */
  recorded(moment: Moment, world: GameWorld): void;
}
