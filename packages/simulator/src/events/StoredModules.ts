import { transferTo, type StoragePlace, type StoredModule } from "../commander/moduleStorage.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";

type Item = FieldsOf<"StoredModules">["Items"][number];

/** Written on the first visit to Outfitting, and when the set of stored modules changed. */
export const StoredModules = eventRow({
  kind: "StoredModules",
  by: ["openOutfitting", "storeModule", "retrieveModule", "transferModule"],
  isTriggeredBy: ({ name, data }) =>
    name !== "openOutfitting" || ("isFirstVisit" in data && (data.isFirstVisit || data.hasChanged)),
  build(world) {
    const { port, system, commander } = world;
    if (port === undefined) throw new Error("StoredModules requires a port");
    const here = { system, marketId: port.marketId };
    return {
      MarketID: port.marketId,
      StationName: port.text ?? port.name,
      StarSystem: system.name,
      Items: commander.storage.map((stored) => itemOf(stored, here)),
    };
  },
});

function itemOf(stored: StoredModule, here: StoragePlace): Item {
  const { module, modification } = stored;
  const item: Item = {
    Name: module.symbol,
    Name_Localised: module.name,
    StorageSlot: stored.slot,
    BuyPrice: stored.paidCr,
    Hot: stored.isHot,
  };
  addWhereabouts(item, stored, here);
  if (modification !== undefined) {
    item.EngineerModifications = modification.blueprint;
    item.Level = modification.level;
    item.Quality = modification.quality;
  }
  return item;
}

/** A module in transit has neither a location nor a transfer cost (F46). */
function addWhereabouts(item: Item, stored: StoredModule, here: StoragePlace): void {
  if (stored.arrivalMs !== undefined) {
    item.InTransit = true;
    return;
  }
  const { costCr, timeS } = transferTo(stored, here);
  item.StarSystem = stored.place.system.name;
  item.MarketID = stored.place.marketId;
  item.TransferCost = costCr;
  item.TransferTime = timeS;
}
