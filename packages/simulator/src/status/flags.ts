import { Flags, type FlagName } from "@shipslog/contract";
import { currentShip, positionOf, watchedTank, type GameWorld } from "../world/GameWorld.ts";
import { isOverAverageRadius } from "./altitude.ts";
import type { GameState } from "../world/gameStates.ts";
import { isInMainShip } from "./vehicle.ts";

const flying: readonly GameState[] = ["normalSpace", "planetFlight", "glide"];
const cruising: readonly GameState[] = ["supercruise", "orbitalCruise"];
const piloted: readonly GameState[] = [...flying, ...cruising, "hyperspace", "docked", "landed"] as const;

/** On foot beside the own ship, the ship's Docked or Landed bits stay set (F33). */
function isShipDocked({ state, foot, shipWaits, aboard }: GameWorld): boolean {
  if (state === "docked") return true;
  return state === "onFoot" && foot.place !== "planet" && shipWaits === undefined && aboard === "own";
}

function isShipLanded({ state, foot, shipWaits }: GameWorld): boolean {
  if (state === "landed") return true;
  return state === "onFoot" && foot.place === "planet" && shipWaits === undefined;
}

const isIn = (states: readonly GameState[], { state }: GameWorld): boolean => states.includes(state);
const isPiloted = (world: GameWorld): boolean => isIn(piloted, world);
const free: readonly GameState[] = ["normalSpace", "planetFlight"];
const isFree = (world: GameWorld): boolean => isIn(free, world);
const inFlight: readonly GameState[] = [...flying, ...cruising];
const controlled: readonly GameState[] = [...flying, "fighter"];
const armed: readonly GameState[] = [...free, "fighter"];
const lit: readonly GameState[] = [...piloted, "srv", "onFoot"];
const scooping: readonly GameState[] = ["normalSpace", "srv"];
const analysing: readonly GameState[] = [...inFlight, "srv"];
const nightVisioned: readonly GameState[] = [...flying, "srv"];

/** When each bit of Flags is set. */
const rules: Readonly<Record<FlagName, (world: GameWorld) => boolean>> = {
  Docked: isShipDocked,
  Landed: isShipLanded,
  LandingGearDown: (world) =>
    isShipDocked(world) || isShipLanded(world) || (isFree(world) && world.controls.isGearDown),
  ShieldsUp: (world) => world.state === "fighter" || (isPiloted(world) && currentShip(world).hasShieldsUp),
  Supercruise: (world) => isIn(cruising, world),
  FlightAssistOff: (world) => isIn(controlled, world) && world.controls.isFlightAssistOff,
  HardpointsDeployed: (world) => isIn(armed, world) && world.controls.hasHardpointsOut,
  InWing: ({ controls }) => controls.isInWing,
  LightsOn: (world) => isIn(lit, world) && world.controls.hasLightsOn,
  CargoScoopDeployed: (world) => isIn(scooping, world) && world.controls.hasScoopOut,
  SilentRunning: (world) => isFree(world) && world.controls.isRunningSilent,
  ScoopingFuel: (world) => world.state === "supercruise" && world.controls.isScoopingFuel,
  SrvHandbrake: ({ state, srv }) => state === "srv" && srv.hasHandbrake,
  SrvTurretView: ({ state, srv }) => state === "srv" && srv.isInTurret,
  SrvTurretRetracted: ({ state, srv }) => state === "srv" && srv.isNearShip,
  SrvDriveAssist: ({ state, srv }) => state === "srv" && srv.hasDriveAssist,
  FsdMassLocked: (world) =>
    world.state === "docked" || world.state === "landed" || (isFree(world) && world.port !== undefined),
  FsdCharging: (world) => world.state === "hyperspace" || (isIn(inFlight, world) && world.controls.isChargingDrive),
  FsdCooldown: (world) =>
    isIn(inFlight, world) && !world.controls.isChargingDrive && world.controls.cooldownUntilMs > world.timeMs,
  LowFuel: (world) => {
    const tank = watchedTank(world);
    return tank !== undefined && tank.fuelT < tank.capacityT * 0.25;
  },
  OverHeating: (world) => isPiloted(world) && world.aboard !== "taxi" && currentShip(world).heatPercent > 100,
  HasLatLong: (world) => positionOf(world) !== undefined,
  IsInDanger: ({ controls }) => controls.isInDanger,
  BeingInterdicted: (world) => world.state === "supercruise" && world.controls.isInterdicted,
  InMainShip: isInMainShip,
  InFighter: ({ state }) => state === "fighter",
  InSRV: ({ state }) => state === "srv",
  HudInAnalysisMode: (world) => isIn(analysing, world) && world.controls.isInAnalysisMode,
  NightVision: (world) => isIn(nightVisioned, world) && world.controls.hasNightVision,
  AltitudeFromAverageRadius: ({ surface, state }) =>
    surface !== undefined && state !== "onFoot" && isOverAverageRadius(surface),
  FsdJump: ({ state }) => state === "hyperspace",
  SrvHighBeam: ({ state, srv, controls }) => state === "srv" && srv.hasHighBeam && controls.hasLightsOn,
};

const ordered = Flags.names.map((name, bit) => ({ bit, rule: rules[name] }));

/** Computes Status.Flags, unsigned also when bit 31 is set. */
export function flagsOf(world: GameWorld): number {
  let value = 0;
  for (const { bit, rule } of ordered) if (rule(world)) value |= 1 << bit;
  return value >>> 0;
}
