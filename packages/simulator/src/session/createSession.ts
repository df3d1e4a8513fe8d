import { createLiveDialect } from "../live/createLiveDialect.ts";
import type { Language } from "../live/languages/languages.ts";
import { createWorld, type WorldOptions } from "../world/createWorld.ts";
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
    live: language && createLiveDialect(world.chance, world.timeMs, language),
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
