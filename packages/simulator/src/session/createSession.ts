import type { Chance } from "../chance/Chance.ts";
import { translations } from "../languages/translations.ts";
import type { LivePlayer } from "../live/LiveInput.ts";
import { createMemory, createPlayMemory } from "../live/LiveMemory.ts";
import { drawProfile } from "../live/Profile.ts";
import type { Language } from "../text/translate.ts";
import { type WorldOptions, createWorld } from "../world/createWorld.ts";
import type { GameSession } from "./GameSession.ts";

/** The inputs that determine a session. */
export interface GameSessionOptions extends WorldOptions {
  readonly showsStatus: boolean;
  /** True by default. */
  readonly showsIdleStatus?: boolean;
  readonly keepsLog: boolean;
  /** The language of the client in dialect `live`; undefined in `spec`. */
  readonly language?: Language | undefined;
  /** Whether the player can die, in dialect `live`; false by default. */
  readonly isMortal?: boolean;
}

/** Creates a session at the main menu, before anything is recorded. */
export function createSession(options: GameSessionOptions): GameSession {
  const { showsStatus, showsIdleStatus = true, keepsLog, language, isMortal = false } = options;
  const world = createWorld(options);
  return {
    ...world,
    live: language && createLivePlayer(world.chance, world.timeMs, language),
    waiting: [],
    perils: language !== undefined && isMortal ? world.chance.fork("perils") : undefined,
    showsStatus,
    showsIdleStatus,
    keepsLog,
    lastPosition: { latitude: 0, longitude: 0 },
    companions: {},
    journals: 0,
    written: new Set(),
    pendingTransitions: [],
    outbox: [],
  };
}

/**
 * Draws the player of dialect `live` from a substream, so that the session is the same in both dialects until the player dies or
 * leaves goods of a mission in the ship, where `spec` moves them to a carrier.
 */
function createLivePlayer(chance: Chance, startMs: number, language: Language): LivePlayer {
  const own = chance.fork("live");
  const profile = drawProfile(own.fork("profile"), startMs);
  const memory = createMemory(profile, createPlayMemory(own.fork("play"), profile.shipId));
  return { profile, language, words: translations[language], startMs, chance: own, memory };
}
