import type { EventOf, JsonObject } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";
import { shownBalanceCr } from "../commander/CommanderState.ts";
import { cargoT, reservoirT } from "../ship/SimulatedShip.ts";
import { needsText } from "../text/withText.ts";
import { type GameWorld, currentShip, positionOf } from "../world/GameWorld.ts";
import type { SurfacePosition } from "../world/SurfacePosition.ts";
import { altitudeM } from "./altitude.ts";
import { worldStates } from "../world/gameStates.ts";
import { flagsOf } from "./flags.ts";
import { flags2Of } from "./flags2.ts";
import { isInVehicle } from "./vehicle.ts";

type Status = EventOf<"Status">;

/** Builds the content of Status.json; in a menu it is just Flags 0 (F26). */
export function buildStatus(world: GameWorld): JsonObject {
  const status: Status = { timestamp: printTimestamp(world.timeMs), event: "Status", Flags: 0 };
  if (!worldStates.includes(world.state)) return status;
  status.Flags = flagsOf(world);
  status.Flags2 = flags2Of(world);
  if (isInVehicle(world)) addVehicle(status, world);
  if (world.state === "onFoot") addBody(status, world);
  status.LegalState = legalStateOf(world);
  const surface = positionOf(world);
  if (surface !== undefined) addPosition(status, world, surface);
  else if (world.state === "onFoot" && world.port !== undefined) status.BodyName = world.port.text ?? world.port.name;
  status.Balance = shownBalanceCr(world.commander);
  if (world.state !== "onFoot") addDestination(status, world);
  return status;
}

function addVehicle(status: Status, world: GameWorld): void {
  const { controls, srv, state } = world;
  status.Pips = [...controls.pips];
  status.FireGroup = controls.fireGroup;
  status.GuiFocus = controls.guiFocus;
  const vessel = currentShip(world);
  // A vehicle launched from the ship has no main tank (F29).
  if (state === "srv") status.Fuel = { FuelMain: 0, FuelReservoir: srv.fuelT };
  else if (state === "fighter") status.Fuel = { FuelMain: 0, FuelReservoir: 0.25 };
  else status.Fuel = { FuelMain: vessel.fuelMainT, FuelReservoir: reservoirT(vessel) };
  status.Cargo = state === "srv" ? srv.cargo.reduce((sum, { count }) => sum + count, 0) : cargoT(vessel);
}

function addBody(status: Status, world: GameWorld): void {
  const { foot } = world;
  status.Oxygen = foot.oxygen;
  status.Health = foot.health;
  status.Temperature = foot.temperatureK;
  const [weapon, text] = weaponInHand(foot);
  status.SelectedWeapon = weapon;
  if (text !== undefined && needsText(weapon, text)) status.SelectedWeapon_Localised = text;
  const surface = positionOf(world);
  if (surface !== undefined) status.Gravity = surface.planet.gravityG;
}

function weaponInHand({ weapon }: GameWorld["foot"]): readonly [symbol: string, text: string | undefined] {
  if (weapon === undefined) return ["", undefined];
  return weapon === "fists"
    ? ["$humanoid_fists_name;", "Unarmed"]
    : [`$${weapon.model.symbol}_name;`, weapon.model.name];
}

function addPosition(status: Status, { state }: GameWorld, surface: SurfacePosition): void {
  status.Latitude = surface.latitude;
  status.Longitude = surface.longitude;
  const heading = Math.floor(surface.headingDeg);
  // On foot the heading is signed and there is no altitude (F31, F32).
  if (state === "onFoot") status.Heading = heading >= 180 ? heading - 360 : heading;
  else {
    status.Heading = heading;
    status.Altitude = Math.round(altitudeM(surface));
  }
  status.BodyName = surface.planet.name;
  status.PlanetRadius = surface.planet.radiusM;
}

function addDestination(status: Status, { destination }: GameWorld): void {
  if (destination === undefined) return;
  status.Destination = { System: destination.address, Body: destination.body, Name: destination.name };
  const { text, name } = destination;
  if (text !== undefined && needsText(name, text)) status.Destination.Name_Localised = text;
}

/** Returns the player's standing with the law in the current system, as Status.json reports it. */
export function legalStateOf({ commander, system, controls }: GameWorld): "Clean" | "Speeding" | "Wanted" {
  if (commander.wantedIn.has(system.address)) return "Wanted";
  return controls.isSpeeding ? "Speeding" : "Clean";
}
