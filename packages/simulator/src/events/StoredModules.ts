import { transferTo, type StoragePlace, type StoredModule } from "../commander/storage.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";
import { localised } from "./localised.ts";

type Item = FieldsOf<"StoredModules">["Items"][number];

/** Written on the first visit to Outfitting, and when the set of stored modules changed. */
export const StoredModules = eventRow({
  kind: "StoredModules",
  by: ["openOutfitting", "storeModule", "retrieveModule", "transferModule"],
  isTriggeredBy: ({ name, facts }) =>
    name !== "openOutfitting" || ("isFirstVisit" in facts && (facts.isFirstVisit || facts.hasChanged)),
  build(world) {
    const { port, system, commander } = world;
    if (port === undefined) throw new Error("Outfitting is at a port");
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
  return {
    ...localised("Name", `$${module.item}_name;`, module.name),
    StorageSlot: stored.slot,
    ...whereabouts(stored, here),
    BuyPrice: stored.paidCr,
    Hot: stored.isHot,
    ...(modification !== undefined && {
      EngineerModifications: modification.blueprint,
      Level: modification.level,
      Quality: modification.quality,
    }),
  };
}

/** A module on its way has neither place nor price of transfer (format-facts 4, StoredModules). */
function whereabouts(stored: StoredModule, here: StoragePlace): Partial<Item> {
  if (stored.arrivalMs !== undefined) return { InTransit: true };
  const { costCr, timeS } = transferTo(stored, here);
  return {
    StarSystem: stored.place.system.name,
    MarketID: stored.place.marketId,
    TransferCost: costCr,
    TransferTime: timeS,
  };
}
