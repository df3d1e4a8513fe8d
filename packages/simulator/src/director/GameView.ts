import { type Flag2Name, type FlagName, Flags, Flags2, GuiFocus, type GuiFocusName } from "@shipslog/contract";
import { shownBalanceCr } from "../commander/CommanderState.ts";
import type { GameSession } from "../session/GameSession.ts";
import { cargoT } from "../ship/SimulatedShip.ts";
import { jumpRangeLy } from "../ship/fuel.ts";
import { legalStateOf } from "../status/buildStatus.ts";
import { flagsOf } from "../status/flags.ts";
import { flags2Of } from "../status/flags2.ts";
import { positionOf } from "../world/GameWorld.ts";
import { type GameState, worldStates } from "../world/gameStates.ts";

/** A mission that the player has accepted. */
export interface MissionView {
  readonly id: number | bigint;
  readonly name: string;
  readonly status: "Active" | "Failed" | "Complete";
  readonly deadlineMs: number;
  /** Kills that count, and tonnes that a depot has taken, so far. */
  readonly kills: number;
  readonly deliveredT: number;
}

/** What is true in the game now, as plain data to compare a tool with. */
export interface GameView {
  /** Simulated time in milliseconds since 1970. */
  readonly timeMs: number;
  /** Where the player is; `ended` while the game is not running. */
  readonly place: GameState;
  /** How many times the game was started. */
  readonly sessions: number;
  readonly system: {
    readonly name: string;
    readonly address: number;
    readonly position: readonly [x: number, y: number, z: number];
    readonly isInhabited: boolean;
  };
  /** The port the player is docked at or near. */
  readonly station: { readonly name: string; readonly type: string; readonly marketId: number } | undefined;
  /** The planet the player is at or over. */
  readonly body: { readonly name: string; readonly id: number } | undefined;
  readonly isDocked: boolean;
  readonly isLanded: boolean;
  readonly isOnFoot: boolean;
  readonly ship: {
    readonly type: string;
    readonly fuelT: number;
    readonly fuelCapacityT: number;
    readonly cargoT: number;
    readonly cargoCapacityT: number;
    readonly jumpRangeLy: number;
    readonly cargo: readonly { readonly type: string; readonly count: number }[];
    /** The internal names of its modules, by slot. */
    readonly modules: Readonly<Record<string, string>>;
    /** What is left of the hull, from 1 to 0; dialect `spec` knows no damage of it. */
    readonly hull: number;
    readonly hasShieldsUp: boolean;
  };
  /** The ships the player has parked. */
  readonly parkedShips: readonly { readonly id: number; readonly type: string; readonly system: string }[];
  /** The missions that the player has accepted, the last one at the end. */
  readonly missions: readonly MissionView[];
  readonly credits: number;
  readonly legalState: "Clean" | "Speeding" | "Wanted";
  /** The names of the systems ahead on the route, the next first. */
  readonly route: readonly string[];
  /** The bits of Status.json that are set; empty in the menu and while the game is not running. */
  readonly flags: readonly FlagName[];
  readonly flags2: readonly Flag2Name[];
  readonly guiFocus: GuiFocusName;
}

/** Copies what is true in a session, so that the view stays as it is while the session goes on. */
export function viewOf(session: GameSession): GameView {
  const { timeMs, state, system, port, ship, commander, route, controls } = session.world;
  const planet = positionOf(session.world)?.planet;
  const isInWorld = worldStates.includes(state);
  const flags = isInWorld ? Flags.decode(flagsOf(session.world)).names : [];
  return {
    timeMs,
    place: state,
    sessions: session.written.journals,
    system: {
      name: system.name,
      address: system.address,
      position: system.position,
      isInhabited: system.isInhabited,
    },
    station: port && { name: port.text ?? port.name, type: port.type, marketId: port.marketId },
    body: planet && { name: planet.name, id: planet.id },
    isDocked: state === "docked",
    isLanded: state === "landed",
    isOnFoot: state === "onFoot",
    ship: {
      type: ship.hull.name,
      fuelT: ship.fuelMainT,
      fuelCapacityT: ship.fuelCapacityT,
      cargoT: cargoT(ship),
      cargoCapacityT: ship.cargoCapacityT,
      jumpRangeLy: jumpRangeLy(ship),
      cargo: ship.cargo.map(({ type, count }) => ({ type, count })),
      modules: Object.fromEntries(ship.fitted.map(({ slot, module }) => [slot, module.item])),
      hull: session.written.live?.memory.play.hullHealth ?? 1,
      hasShieldsUp: ship.hasShieldsUp,
    },
    parkedShips: commander.fleet.map(({ id, ship: parked, place }) => {
      return { id, type: parked.hull.name, system: place.system.name };
    }),
    missions: commander.missions.map(({ id, name, status, deadlineMs, kills = 0, deliveredT = 0 }) => {
      return { id, name, status, deadlineMs, kills, deliveredT };
    }),
    credits: shownBalanceCr(commander),
    legalState: legalStateOf(session.world),
    route: route.map(({ name }) => name),
    flags,
    flags2: isInWorld ? Flags2.decode(flags2Of(session.world)).names : [],
    guiFocus: GuiFocus.decode(controls.guiFocus) ?? "NoFocus",
  };
}
