import type { Moment } from "@shipslog/contract";
import type { SessionState } from "./states.ts";
import type { Transition } from "./Transition.ts";

/** What the model held at a moment, told by itself so that Status can be checked against it. */
export interface Readings {
  readonly state: SessionState;
  readonly aboard: "own" | "taxi" | "host" | "telepresence";
  /** Fuel and capacity of the tank that counts for the low-fuel warning; undefined on foot and where there is none. */
  readonly fuelT: number | undefined;
  readonly fuelCapacityT: number | undefined;
  readonly heatPercent: number;
  /** Position over a planet; undefined away from planets. */
  readonly position:
    | { readonly latitude: number; readonly longitude: number; readonly heightM: number; readonly groundM: number }
    | undefined;
}

/** A moment with what led to it: the transitions since the moment before, and the model's readings. */
export interface LoggedMoment extends Moment {
  readonly transitions: readonly Transition[];
  readonly readings: Readings;
}
