import { FSSSignalDiscovered, SourceDiscovered } from "../lines/exploration.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { SignalSource } from "../live/signalSources.ts";
import { dayMs, societyHere, type GameWorld } from "../world/GameWorld.ts";
import { after, say, type PlannedLine, type Scene } from "./plan.ts";

/** Returns the signals of the current system today. */
export function signalsHere({ galaxy, system, timeMs }: GameWorld) {
  return galaxy.signals(system, Math.floor(timeMs / dayMs));
}

/** How often the types of signals are mixed (1,656 of 2,258 real bursts of at least 15). */
const mixedShare = 0.73;

/** Makes the lines of all signals of the system. */
function listSignals({ world, memory: { play } }: LiveInput): readonly PlannedLine[] {
  const { chance } = play;
  const signals = signalsHere(world);
  const listed = chance.isLucky(mixedShare) ? chance.shuffled(signals) : signals;
  return listed.map((signal) => say(FSSSignalDiscovered, world.system, signal));
}

/** How often the discovery scanner finds signals in an inhabited system (before 89 % of 721 real scans). */
const scannedShare = 0.89;

/** Makes the lines of those signals of an inhabited system that the discovery scanner finds: some, or all of them. */
export function scanSignals(input: LiveInput): readonly PlannedLine[] {
  const { world, chance } = input;
  if (!world.system.isInhabited || !chance.isLucky(scannedShare)) return [];
  const all = listSignals(input);
  const part = chance.next();
  return all.slice(0, Math.ceil(all.length * part));
}

/** Lists the signals in some of the places in which the game does. */
function noticeSignals(share: number, afterS = 0): Scene {
  return (input) => {
    const { world, chance } = input;
    return world.aboard === "own" && world.system.isInhabited && chance.isLucky(share)
      ? after(afterS, ...listSignals(input))
      : [];
  };
}

/** The signals that are known when the ship arrives in a system (before 55 % of 1,582 real jumps to inhabited systems). */
export const noticeOnArrival = noticeSignals(0.7);

/** The signals around the ship when it enters supercruise (before 15 % of 1,481 real lines). */
export const noticeOnEntry = noticeSignals(0.15);

/** The signals around the ship when the player enters the game. */
export const noticeAtStart = noticeSignals(0.8);

/** The signals that appeared while the ship was in supercruise (before 29 % of 2,217 real exits of all sorts). */
export const noticeOnExit = noticeSignals(0.7, 1);

/** The full spectrum scanner finds a signal source. */
export const sourceFound =
  (source: SignalSource): Scene =>
  ({ world, chance }) => {
    const [faction] = societyHere(world).factions;
    return after(4, say(SourceDiscovered, world.system, source, faction?.name, chance.between(300, 2200)));
  };
