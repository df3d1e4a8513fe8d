import { withText } from "../../events/withText.ts";
import type { GameState } from "../../session/gameStates.ts";
import type { CargoItem } from "../../ship/SimulatedShip.ts";
import type { GameWorld } from "../../world/GameWorld.ts";
import type { Framing } from "../Framing.ts";

function itemOf({ type, name, count, missionId }: CargoItem) {
  return {
    ...withText("Name", type, name),
    ...(missionId !== undefined && { MissionID: missionId }),
    Count: count,
    Stolen: 0,
  };
}

/** Returns the hold of the SRV the player is in, or of the player's ship; undefined in another player's ship. */
function holdOf({ state, aboard, srv, ship }: GameWorld): readonly CargoItem[] | undefined {
  if (aboard !== "own") return undefined;
  return state === "srv" ? srv.cargo : ship.cargo;
}

/** States in which the game writes no Cargo line about a change. */
const silent: readonly GameState[] = ["mainMenu", "startUp", "onFoot", "ended"];

const vesselOf = ({ state }: GameWorld): string => (state === "srv" ? "SRV" : "Ship");

/** Returns a text that differs for different holds; undefined where no Cargo line is written. */
export function cargoKey(world: GameWorld): string | undefined {
  const hold = holdOf(world);
  if (hold === undefined || silent.includes(world.state)) return undefined;
  return hold.reduce((key, { type, missionId, count }) => `${key} ${type} ${missionId} ${count}`, vesselOf(world));
}

/** The cargo of the ship or SRV. */
export const Cargo: Framing = ({ world, memory: { cargo } }) => {
  cargo.isDue = false;
  const hold = holdOf(world);
  if (hold === undefined) return undefined;
  cargo.written = cargoKey(world) ?? "";
  const count = hold.reduce((sum, item) => sum + item.count, 0);
  return { Vessel: vesselOf(world), Count: count, Inventory: hold.map(itemOf) };
};
