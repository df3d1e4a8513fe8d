import type { LiveInput } from "../live/LiveInput.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import { withText } from "../text/withText.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { GameState } from "../world/gameStates.ts";
import { objectsIn, without } from "./fields.ts";
import { inContract, line } from "./line.ts";

function itemOf({ type, name, count, missionId, isStolen }: CargoItem) {
  return {
    ...withText("Name", type, name),
    ...(missionId !== undefined && { MissionID: missionId }),
    Count: count,
    Stolen: isStolen === true ? count : 0,
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
  return hold.reduce(
    (key, { type, missionId, isStolen = false, count }) => `${key} ${type} ${missionId} ${isStolen} ${count}`,
    vesselOf(world),
  );
}

/** The cargo of the ship or SRV. */
export const Cargo = line({
  kind: "Cargo",
  layout: "Vessel Count Inventory[Name MissionID Count Stolen]",
  build({ world, memory: { cargo } }: LiveInput) {
    cargo.isDue = false;
    const hold = holdOf(world);
    if (hold === undefined) return undefined;
    cargo.written = cargoKey(world) ?? "";
    const count = hold.reduce((sum, item) => sum + item.count, 0);
    return { Vessel: vesselOf(world), Count: count, Inventory: hold.map(itemOf) };
  },
});

/** Written for each tonne that the cargo scoop takes in. */
export const CollectCargo = line({
  kind: "CollectCargo",
  layout: "Type MissionID Stolen",
  build: ({ type, name, isStolen = false }: Pick<CargoItem, "type" | "name" | "isStolen">) => ({
    ...withText("Type", type, name),
    Stolen: isStolen,
  }),
});

/** Written when the player throws goods out of the hold; abandoned goods belong to whoever finds them. */
export const EjectCargo = line({
  kind: "EjectCargo",
  layout: "Type Count Abandoned PowerplayOrigin",
  build: ({ type, name }: Pick<CargoItem, "type" | "name">, count: number, isAbandoned: boolean) => ({
    ...withText("Type", type, name),
    Count: count,
    Abandoned: isAbandoned,
  }),
});

/** Written when cargo moves between ship and fleet carrier, or between ship and SRV. */
export const CargoTransfer = line({
  kind: "CargoTransfer",
  layout: inContract,
  dialects: {
    spec: { by: ["moveCargo"] },
    live: {
      // None of 99 real elements has a MissionID (F51).
      adapt: (event) => {
        return { ...event, Transfers: objectsIn(event["Transfers"]).map((transfer) => without(transfer, "MissionID")) };
      },
    },
  },
  build: ({ happened: { data } }) => ({
    Transfers: data.transfers.map(({ type, name, count, direction, missionId }) => ({
      ...withText("Type", type, name),
      Count: count,
      Direction: direction,
      ...(missionId !== undefined && { MissionID: missionId }),
    })),
  }),
});
