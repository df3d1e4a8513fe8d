import type { Planet } from "../galaxy/Body.ts";
import type { Profile } from "./Profile.ts";
import type { CarriedItems } from "./carriedItems.ts";
import type { PlayMemory } from "./scenes/PlayMemory.ts";
import { createScanMemory, type ScanMemory } from "./scenes/ScanMemory.ts";

/** What live lines remember from earlier ones. */
export interface FramingMemory {
  /** Fuel scooped since the last FuelScoop line. */
  scoopedT: number;
  /** The current music track. */
  track: string;
  /** The planet the player was at last. */
  planet: Planet | undefined;
  /** The address of the last system of the route in NavRoute.json; undefined when the file shows no route. */
  routeEnd: number | undefined;
  /** The hold in the last Cargo line, undefined before the first; and whether the next line waits to be written. */
  readonly cargo: { written: string | undefined; isDue: boolean };
  /** What the player carries on foot and has in the locker. */
  backpack: CarriedItems;
  locker: CarriedItems;
  /** Materials beyond those that the model holds, by internal name. */
  readonly materials: Map<string, number>;
  readonly scans: ScanMemory;
  readonly play: PlayMemory;
}

/** Creates the memory of a player who has written nothing yet. */
export function createMemory({ backpack, locker, materials }: Profile, play: PlayMemory): FramingMemory {
  return {
    scoopedT: 0,
    track: "",
    planet: undefined,
    routeEnd: undefined,
    cargo: { written: undefined, isDue: false },
    backpack,
    locker,
    materials: new Map(materials),
    scans: createScanMemory(),
    play,
  };
}
