import type { ParkedShip } from "../commander/fleet.ts";
import type { StoragePlace } from "../commander/moduleStorage.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { shipValueCr } from "../ship/SimulatedShip.ts";
import type { Hull } from "../ship/hulls.ts";
import type { ShipTransfer } from "../world/Transition.ts";
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

/** What it takes to bring a ship to another port: five minutes and ten seconds for each light year, as for a module. */
export function shipTransferTo({ ship, place }: ParkedShip, to: StarSystem): ShipTransfer {
  const ly = lyBetween(place.system.position, to.position);
  return {
    ly,
    costCr: 1000 + Math.floor(shipValueCr(ship) * ly * 0.00006),
    timeS: Math.floor(300 + 10 * ly),
  };
}

/** Written together with Shipyard: the player's ships here and elsewhere. */
export const StoredShips = line({
  kind: "StoredShips",
  layout: "StationName MarketID StarSystem ShipsHere ShipsRemote",
  build: (port: Port, system: StarSystem, fleet: readonly ParkedShip[]) => {
    const isHere = ({ place, arrivalMs }: ParkedShip): boolean =>
      arrivalMs === undefined && place.marketId === port.marketId;
    return {
      StationName: port.text ?? port.name,
      MarketID: port.marketId,
      StarSystem: system.name,
      ShipsHere: fleet.filter(isHere).map(shipHere),
      ShipsRemote: fleet.filter((parked) => !isHere(parked)).map((parked) => shipThere(parked, system)),
    };
  },
});

function shipHere({ id, ship, name }: ParkedShip) {
  return {
    ShipID: id,
    ...withText("ShipType", ship.hull.symbol, ship.hull.name),
    ...(name !== "" && { Name: name }),
    Value: shipValueCr(ship),
    Hot: false,
  };
}

/** Ships elsewhere have the spelling of LoadGame; one in transit is nowhere. */
function shipThere(parked: ParkedShip, here: StarSystem) {
  const { id, ship, name, place, arrivalMs } = parked;
  const { costCr, timeS } = shipTransferTo(parked, here);
  const whereabouts = {
    StarSystem: place.system.name,
    ShipMarketID: place.marketId,
    TransferPrice: costCr,
    TransferTime: timeS,
  };
  return {
    ShipID: id,
    ...withText("ShipType", ship.hull.loadGame, ship.hull.name),
    Name: name,
    ...(arrivalMs === undefined ? whereabouts : { InTransit: true }),
    Value: shipValueCr(ship),
    Hot: false,
  };
}

/** A ship by its hull and its id, as lines name it. */
export interface NamedShip {
  readonly id: number;
  readonly hull: Hull;
}

/** The old ship stays in the port, in the spelling of LoadGame and without a text. */
function storedFields({ id, hull }: NamedShip, { marketId }: Port) {
  return { StoreOldShip: hull.loadGame, StoreShipID: id, MarketID: marketId };
}

/** Written when the player takes a parked ship. */
export const ShipyardSwap = line({
  kind: "ShipyardSwap",
  layout: "ShipType ShipID StoreOldShip StoreShipID MarketID",
  build: (taken: NamedShip, left: NamedShip, port: Port) => ({
    ...withText("ShipType", taken.hull.symbol, taken.hull.name),
    ShipID: taken.id,
    ...storedFields(left, port),
  }),
});

/** Written when the player buys a ship and parks the old one; ShipyardNew follows. */
export const ShipyardBuy = line({
  kind: "ShipyardBuy",
  layout: "ShipType ShipPrice StoreOldShip StoreShipID MarketID",
  build: ({ hull }: NamedShip, priceCr: number, left: NamedShip, port: Port) => ({
    ...withText("ShipType", hull.symbol, hull.name),
    ShipPrice: priceCr,
    ...storedFields(left, port),
  }),
});

/** Written a second after ShipyardBuy, with the id of the new ship. */
export const ShipyardNew = line({
  kind: "ShipyardNew",
  layout: "ShipType NewShipID",
  build: ({ hull, id }: NamedShip) => ({ ...withText("ShipType", hull.symbol, hull.name), NewShipID: id }),
});

/** Written when the player sells a parked ship, here or elsewhere. */
export const ShipyardSell = line({
  kind: "ShipyardSell",
  layout: "ShipType SellShipID ShipPrice System ShipMarketID MarketID",
  build: ({ id, ship, place }: ParkedShip, priceCr: number, port: Port) => {
    const isHere = place.marketId === port.marketId;
    return {
      ...withText("ShipType", isHere ? ship.hull.symbol : ship.hull.loadGame, ship.hull.name),
      SellShipID: id,
      ShipPrice: priceCr,
      ...(!isHere && { System: place.system.name, ShipMarketID: place.marketId }),
      MarketID: port.marketId,
    };
  },
});

/** Written when the player has a ship brought from another port. */
export const ShipyardTransfer = line({
  kind: "ShipyardTransfer",
  layout: "ShipType ShipID System ShipMarketID Distance:6 TransferPrice TransferTime MarketID",
  build: ({ id, ship }: ParkedShip, from: StoragePlace, { ly, costCr, timeS }: ShipTransfer, port: Port) => ({
    ...withText("ShipType", ship.hull.loadGame, ship.hull.name),
    ShipID: id,
    System: from.system.name,
    ShipMarketID: from.marketId,
    Distance: ly,
    TransferPrice: costCr,
    TransferTime: timeS,
    MarketID: port.marketId,
  }),
});

/** Written when the player names the ship. */
export const SetUserShipName = line({
  kind: "SetUserShipName",
  layout: "Ship ShipID UserShipName UserShipId",
  build: ({ hull, id }: NamedShip, name: string, ident: string) => ({
    Ship: hull.symbol,
    ShipID: id,
    UserShipName: name,
    UserShipId: ident,
  }),
});
