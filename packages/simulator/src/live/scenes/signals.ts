import { FSSSignalDiscovered } from "../../events/FSSSignalDiscovered.ts";
import { dayMs, type GameWorld } from "../../world/GameWorld.ts";
import type { FramingInput } from "../Framing.ts";
import { scansOf } from "./ScanMemory.ts";
import { after, say, type Scene, type SceneLine } from "./Scene.ts";

/** Returns the signals of the current system today. */
export function signalsHere({ galaxy, system, timeMs }: GameWorld) {
  return galaxy.signals(system, Math.floor(timeMs / dayMs));
}

/** Makes the lines of all signals of the system. */
export function listSignals({ world, memory }: FramingInput): readonly SceneLine[] {
  scansOf(memory.scans, world.system.address).hasSignals = true;
  return signalsHere(world).map((signal) => say(FSSSignalDiscovered, world.system, signal));
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

/** The signals that are known when the ship arrives in a system. */
export const noticeOnArrival = noticeSignals(0.9);

/** The signals around the ship when the player enters the game. */
export const noticeAtStart = noticeSignals(0.8);

/** The signals that appeared while the ship was in supercruise. */
export const noticeOnExit = noticeSignals(0.4, 1);
