import type { HabitCounts } from "@shipslog/contract/internal";
import { translations } from "../languages/translations.ts";
import type { LivePlayer } from "../live/LiveInput.ts";
import { createMemory, createPlayMemory } from "../live/LiveMemory.ts";
import { drawCommanderFigures, drawProfile, shapeCommander } from "../live/Profile.ts";
import { habits as realHabits } from "../observed/habits.ts";
import type { Language } from "../text/translate.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { type WorldOptions, createWorld } from "../world/createWorld.ts";
import type { GameSession, SessionObserver } from "./GameSession.ts";

/** The inputs that determine a session. */
export interface GameSessionOptions extends WorldOptions {
  readonly showsStatus: boolean;
  /** True by default. */
  readonly showsIdleStatus?: boolean;
  /** True by default: the specification asks for it, and in a directed game Status.json follows the clock of the test. */
  readonly showsUnchangedStatus?: boolean;
  readonly observer?: SessionObserver | undefined;
  /** The language of the client in dialect `live`; undefined in `spec`. */
  readonly language?: Language | undefined;
  /** The habits of other players than those of the tables. */
  readonly habits?: HabitCounts | undefined;
  /** Whether lines of dialect `live` take rare forms; false by default. */
  readonly isRare?: boolean | undefined;
}

/** Creates a session at the main menu, before anything is recorded. */
export function createSession(options: GameSessionOptions): GameSession {
  const { showsStatus, showsIdleStatus = true, showsUnchangedStatus = true, observer } = options;
  const session: GameSession = {
    ...begin(options),
    output: { showsStatus, showsIdleStatus, showsUnchangedStatus, observer, moments: [] },
    waiting: new Map(),
    meet: (number) => {
      const { seed, galaxySeed = seed } = options;
      return begin({ ...options, seed: seed + number, galaxySeed, startMs: session.world.timeMs });
    },
  };
  return session;
}

function begin(options: GameSessionOptions): Pick<GameSession, "world" | "written"> {
  const world = createWorld(options);
  const { language } = options;
  return {
    world,
    written: {
      live: language && createLivePlayer(world, language, options),
      waiting: [],
      kinds: new Set(),
      left: new Set(),
      companions: {},
      journals: 0,
      namedMs: undefined,
      part: 1,
      isStarting: false,
      position: { latitude: 0, longitude: 0 },
      modules: "",
      goals: "",
      storageRevision: 0,
      lastKind: "",
      lastMs: 0,
      lastText: "",
    },
  };
}

/**
 * Draws the player of dialect `live` from a substream, so that both dialects draw the same galaxy, place, ship and missions. Wealth and
 * engineers differ, which are those of a real commander, and so does what the player does: `live` has more activities.
 */
function createLivePlayer(
  world: GameWorld,
  language: Language,
  { isRare = false, habits = realHabits, scenario }: GameSessionOptions,
): LivePlayer {
  const { chance, timeMs: startMs } = world;
  const own = chance.fork("live");
  const rare = isRare ? own.fork("rare") : undefined;
  const figures = drawCommanderFigures(own.fork("figures"), habits.commanders, scenario.name);
  const profile = drawProfile(own.fork("profile"), startMs, figures);
  if (figures !== undefined) shapeCommander(world.commander, figures, own.fork("wealth"));
  const memory = createMemory(profile, createPlayMemory(own.fork("play"), profile));
  return {
    profile,
    language,
    words: translations[language],
    startMs,
    habits,
    rhythm: own.fork("rhythm"),
    chance: own,
    memory,
    rare,
  };
}
