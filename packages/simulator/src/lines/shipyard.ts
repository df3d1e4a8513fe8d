import type { ParkedShip } from "../live/fleet.ts";
import { withText } from "../text/withText.ts";
import type { Port } from "../galaxy/Port.ts";
import { line } from "./line.ts";

/** Written when the player opens a shipyard; Shipyard.json lists its ships. */
export const Shipyard = line({
  kind: "Shipyard",
  layout: "MarketID StationName StarSystem",
  build: ({ marketId, name, text }: Port, system: string) => ({
    MarketID: marketId,
    StationName: text ?? name,
    StarSystem: system,
  }),
});

/** Where ships are parked, and what it takes to bring one of them. */
export interface ShipPark {
  readonly system: string;
  readonly marketId: number;
  readonly distanceLy: number;
}

/** Written together with Shipyard: the player's ships here and elsewhere. */
export const StoredShips = line({
  kind: "StoredShips",
  layout: "StationName MarketID StarSystem ShipsHere ShipsRemote",
  build: (port: Port, system: string, ships: readonly ParkedShip[], park: ShipPark) => {
    const isHere = park.marketId === port.marketId;
    return {
      StationName: port.text ?? port.name,
      MarketID: port.marketId,
      StarSystem: system,
      ShipsHere: isHere ? ships.map(shipHere) : [],
      ShipsRemote: isHere ? [] : ships.map((ship) => shipThere(ship, park)),
    };
  },
});

function shipHere({ id, type, text, name, valueCr }: ParkedShip) {
  return {
    ShipID: id,
    ...withText("ShipType", type, text),
    ...(name !== "" && { Name: name }),
    Value: valueCr,
    Hot: false,
  };
}

/** Ships elsewhere have the spelling of LoadGame. */
const capitalised: Readonly<Record<string, string>> = {
  sidewinder: "SideWinder",
  cobramkiii: "CobraMkIII",
  type6: "Type6",
  asp: "Asp",
  python: "Python",
  anaconda: "Anaconda",
};

/** A transfer takes five minutes and ten seconds for each light year, as that of a module. */
function shipThere({ id, type, text, name, valueCr }: ParkedShip, { system, marketId, distanceLy }: ShipPark) {
  return {
    ShipID: id,
    ...withText("ShipType", capitalised[type] ?? type, text),
    Name: name,
    StarSystem: system,
    ShipMarketID: marketId,
    TransferPrice: 1000 + Math.floor(valueCr * distanceLy * 0.00006),
    TransferTime: Math.floor(300 + 10 * distanceLy),
    Value: valueCr,
    Hot: false,
  };
}
