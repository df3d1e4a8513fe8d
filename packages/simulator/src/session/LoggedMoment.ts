import type { Moment } from "@shipslog/contract";
import type { Transition } from "../world/Transition.ts";
import type { GameState } from "../world/gameStates.ts";

/** What the model held at a moment, reported independently of Status so that Status can be checked against it. */
export interface Readings {
  readonly state: GameState;
  readonly aboard: "own" | "taxi" | "host" | "telepresence";
  /** Fuel and capacity of the tank behind the low-fuel warning; undefined on foot and in a taxi. */
  readonly fuelT: number | undefined;
  readonly fuelCapacityT: number | undefined;
  readonly heatPercent: number;
  /** Position on a planet; undefined in space. */
  readonly position:
    | { readonly latitude: number; readonly longitude: number; readonly heightM: number; readonly groundM: number }
    | undefined;
}

/** A moment with the transitions since the previous moment and the readings of the model. */
export interface LoggedMoment extends Moment {
  readonly transitions: readonly Transition[];
  readonly readings: Readings;
}
