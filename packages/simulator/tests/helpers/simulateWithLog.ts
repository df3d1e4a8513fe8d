import type { Kind, Moment } from "@shipslog/contract";
import type { SimulateOptions } from "@shipslog/simulator";
import type { SessionObserver } from "../../src/session/GameSession.ts";
import { playObserved } from "../../src/simulate.ts";
import { currentShip, positionOf, watchedTank, type GameWorld } from "../../src/world/GameWorld.ts";
import { groundM, heightOf } from "../../src/world/SurfacePosition.ts";
import type { Transition } from "../../src/world/Transition.ts";
import type { GameState } from "../../src/world/gameStates.ts";

/** What the model held at a moment, reported independently of Status so that Status can be checked against it. */
interface Readings {
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

/** A transition with the kinds it writes by the Events table, in order. */
export type LoggedTransition = Transition & { readonly triggers: readonly Kind[] };

/** What the model did before a moment, and held at it. */
interface MomentLog {
  /** The transitions since the previous moment. */
  readonly transitions: readonly LoggedTransition[];
  readonly readings: Readings;
}

/** A moment with the transitions since the previous moment and the readings of the model. */
export interface LoggedMoment extends Moment, MomentLog {}

/** Keeps a log of a session, from which each moment can be taken once. */
export class SessionLog implements SessionObserver {
  readonly #logs = new Map<Moment, MomentLog>();
  #transitions: LoggedTransition[] = [];

  happened(transition: Transition, triggers: readonly Kind[]): void {
    this.#transitions.push({ ...transition, triggers });
  }

  recorded(moment: Moment, world: GameWorld): void {
    this.#logs.set(moment, { transitions: this.#transitions, readings: readingsOf(world) });
    this.#transitions = [];
  }

  take(moment: Moment): LoggedMoment {
    const log = this.#logs.get(moment);
    if (log === undefined) throw new Error("the moment was not recorded");
    this.#logs.delete(moment);
    return { ...moment, ...log };
  }
}

/** Simulates a session and yields each moment with its transitions and the readings of the model. */
export function* simulateWithLog(options: SimulateOptions = {}): Generator<LoggedMoment, void, undefined> {
  const log = new SessionLog();
  for (const moment of playObserved(options, log)) yield log.take(moment);
}

/** Reads the values of the model against which Status is checked. */
function readingsOf(world: GameWorld): Readings {
  const tank = watchedTank(world);
  const surface = positionOf(world);
  return {
    state: world.state,
    aboard: world.aboard,
    fuelT: tank?.fuelT,
    fuelCapacityT: tank?.capacityT,
    heatPercent: currentShip(world).heatPercent,
    position: surface && {
      latitude: surface.latitude,
      longitude: surface.longitude,
      heightM: heightOf(surface),
      groundM: groundM(surface),
    },
  };
}
