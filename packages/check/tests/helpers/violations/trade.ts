/** StoredModules, MultiSellExplorationData and CargoTransfer. */
import { drop, set } from "./DraftFolder.ts";
import { edit, editItem, put, putItem, violation, dropped } from "./DocumentViolation.ts";

const stored = [
  violation(
    "stored slot twice",
    "plain",
    "2: StorageSlot",
    edit("StoredModules", ({ Items }) => {
      if (Items[0] === undefined || Items[1] === undefined) return false;
      Items[1].StorageSlot = Items[0].StorageSlot;
      return true;
    }),
  ),
  violation(
    "stored Name without form",
    "plain",
    "2: internal form like `$int_x;`",
    putItem("StoredModules", "Items", { Name: "Fuel Scoop" }),
  ),
  violation(
    "stored Name_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    editItem("StoredModules", "Items", (item) => set(item, { Name_Localised: item.Name })),
  ),
  violation(
    "stored one module, two texts",
    "plain",
    "1, rule 4",
    edit("StoredModules", ({ Items }) => {
      const first = Items.find(({ Name_Localised }) => Name_Localised !== undefined);
      if (first === undefined) return false;
      const slot = Math.max(...Items.map(({ StorageSlot }) => StorageSlot)) + 1;
      return Items.push({ ...structuredClone(first), StorageSlot: slot, Name_Localised: "Another Thing" }) > 0;
    }),
  ),
  violation(
    "stored BuyPrice a fraction",
    "flat",
    "2: BuyPrice | integer",
    putItem("StoredModules", "Items", { BuyPrice: 0.5 }),
  ),
  violation("stored BuyPrice negative", "plain", "2: BuyPrice", putItem("StoredModules", "Items", { BuyPrice: -5 })),
  violation(
    "stored Hot absent",
    "flat",
    "2: Hot | R",
    editItem("StoredModules", "Items", (item) => drop(item, "Hot")),
  ),
  violation("stored Hot a number", "flat", "2: Hot | boolean", putItem("StoredModules", "Items", { Hot: 0 })),
  violation(
    "stored EngineerModifications alone",
    "undecidable",
    "2: only for engineered modules",
    editItem(
      "StoredModules",
      "Items",
      (item) => item.EngineerModifications !== undefined && drop(item, "Level", "Quality"),
    ),
  ),
  violation(
    "stored Quality 7",
    "game",
    "2: Quality | number",
    editItem("StoredModules", "Items", (item) => {
      if (item.EngineerModifications === undefined) return false;
      return set(item, { Quality: 7 });
    }),
  ),
  violation(
    "stored Level 9",
    "game",
    "2: Level | integer",
    editItem("StoredModules", "Items", (item) => {
      if (item.EngineerModifications === undefined) return false;
      return set(item, { Level: 9 });
    }),
  ),
  violation(
    "stored Level negative",
    "plain",
    "2: Level",
    editItem("StoredModules", "Items", (item) => {
      if (item.EngineerModifications === undefined) return false;
      return set(item, { Level: -2 });
    }),
  ),
  violation(
    "stored InTransit a text",
    "flat",
    "2: InTransit | boolean",
    putItem("StoredModules", "Items", { InTransit: "yes" }),
  ),
  violation(
    "stored in transit, here already",
    "improbable",
    "2: true when being transferred",
    edit("StoredModules", (list) => {
      const [item] = list.Items;
      if (item === undefined) return false;
      return set(item, {
        InTransit: true,
        StarSystem: list.StarSystem,
        MarketID: list.MarketID,
        TransferTime: 0,
        TransferCost: 0,
      });
    }),
  ),
  violation(
    "stored here with a cost of transfer",
    "improbable",
    "2: TransferCost",
    edit("StoredModules", (list) => {
      const [item] = list.Items;
      if (item === undefined) return false;
      return set(item, { StarSystem: list.StarSystem, MarketID: list.MarketID, TransferTime: 900, TransferCost: 5000 });
    }),
  ),
  violation(
    "stored TransferTime negative",
    "plain",
    "2: TransferTime",
    putItem("StoredModules", "Items", { TransferTime: -5 }),
  ),
  violation("stored Items an object", "flat", "2: Items | array", put("StoredModules", { Items: {} })),
  violation(
    "stored MarketID a text",
    "flat",
    "2: MarketID | integer",
    put("StoredModules", { MarketID: "3225561600" }),
  ),
  violation(
    "MarketID of Docked and StationName of StoredModules differ",
    "plain",
    "6: visit to Outfitting",
    edit("StoredModules", (list) => set(list, { StationName: "Another Port" })),
  ),
  violation(
    "MarketID of StoredModules another than that of Docked",
    "plain",
    "6: visit to Outfitting",
    edit("StoredModules", (list) => set(list, { MarketID: 128_000_001 })),
  ),
  violation(
    "StoredModules StarSystem differs from Docked StarSystem",
    "plain",
    "6: visit to Outfitting",
    edit("StoredModules", (list) => set(list, { StarSystem: "Elsewhere" })),
  ),
  violation(
    "stored list shrinks by one silently... set changed without event",
    "undecidable",
    "6: when the set of stored modules changed",
    (folder) => {
      const list = folder.last("StoredModules");
      if (list === undefined || list.Items.length < 4) return false;
      const later = structuredClone(list);
      later.Items.splice(0, 2);
      folder.insertAfter(list, later, 4);
      return true;
    },
  ),
];

const sales = [
  violation(
    "sell Discovered empty",
    "plain",
    "6: one page at a time",
    put("MultiSellExplorationData", { Discovered: [] }),
  ),
  violation(
    "sell system twice on a page",
    "plain",
    "2: Discovered",
    edit("MultiSellExplorationData", ({ Discovered }) => {
      if (Discovered[0] === undefined) return false;
      return Discovered.push(structuredClone(Discovered[0])) > 0;
    }),
  ),
  violation(
    "sell NumBodies 0",
    "improbable",
    "2: NumBodies",
    putItem("MultiSellExplorationData", "Discovered", { NumBodies: 0 }),
  ),
  violation(
    "sell NumBodies negative",
    "plain",
    "2: NumBodies",
    putItem("MultiSellExplorationData", "Discovered", { NumBodies: -3 }),
  ),
  violation(
    "sell NumBodies a fraction",
    "flat",
    "2: NumBodies | integer",
    putItem("MultiSellExplorationData", "Discovered", { NumBodies: 1.5 }),
  ),
  violation(
    "sell Discovered as texts",
    "flat",
    "2: elements: SystemName",
    put("MultiSellExplorationData", { Discovered: ["Sol"] }),
  ),
  violation(
    "sell TotalEarnings above the sum",
    "improbable",
    "2: TotalEarnings",
    edit("MultiSellExplorationData", (sale) => set(sale, { TotalEarnings: sale.BaseValue + sale.Bonus + 100_000 })),
  ),
  violation(
    "sell TotalEarnings far below the sum",
    "improbable",
    "2: TotalEarnings",
    put("MultiSellExplorationData", { TotalEarnings: 1 }),
  ),
  violation("sell BaseValue negative", "plain", "2: BaseValue", put("MultiSellExplorationData", { BaseValue: -100 })),
  violation(
    "sell BaseValue a fraction",
    "flat",
    "2: BaseValue | integer",
    put("MultiSellExplorationData", { BaseValue: 10.5 }),
  ),
  violation("sell without Bonus", "flat", "2: Bonus | R", dropped("MultiSellExplorationData", "Bonus")),
];

const cargo = [
  violation(
    "transfer Direction unknown",
    "flat",
    "2: values toship, tocarrier, tosrv",
    putItem("CargoTransfer", "Transfers", { Direction: "tostation" }),
  ),
  violation(
    "transfer Direction with capitals",
    "flat",
    "2: values toship, tocarrier, tosrv",
    putItem("CargoTransfer", "Transfers", { Direction: "ToShip" }),
  ),
  violation(
    "transfer Direction empty",
    "flat",
    "2: values toship, tocarrier, tosrv",
    putItem("CargoTransfer", "Transfers", { Direction: "" }),
  ),
  violation("transfer Count 0", "plain", "6: cargo moves", putItem("CargoTransfer", "Transfers", { Count: 0 })),
  violation("transfer Count negative", "plain", "6: cargo moves", putItem("CargoTransfer", "Transfers", { Count: -2 })),
  violation(
    "transfer Count a fraction",
    "flat",
    "2: Count | integer",
    putItem("CargoTransfer", "Transfers", { Count: 0.5 }),
  ),
  violation("transfer empty", "plain", "6: cargo moves", put("CargoTransfer", { Transfers: [] })),
  violation("transfer an object", "flat", "2: Transfers | array", put("CargoTransfer", { Transfers: {} })),
  violation("transfer Type empty", "improbable", "2: Type", putItem("CargoTransfer", "Transfers", { Type: "" })),
  violation(
    "transfer Type_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    putItem("CargoTransfer", "Transfers", { Type: "$gold_name;", Type_Localised: "$gold_name;" }),
  ),
  violation(
    "transfer MissionID a text",
    "flat",
    "2: MissionID | integer",
    putItem("CargoTransfer", "Transfers", { MissionID: "5" }),
  ),
  violation(
    "tocarrier and tosrv in one event",
    "plain",
    "6: between ship and fleet carrier, or between ship and SRV",
    edit("CargoTransfer", ({ Transfers }) => {
      if (Transfers[0]?.Direction !== "tocarrier") return false;
      return Transfers.push({ ...structuredClone(Transfers[0]), Direction: "tosrv" }) > 0;
    }),
  ),
];

/** Violations in stored modules, sales of data and moves of cargo. */
export const tradeViolations = [...stored, ...sales, ...cargo];
