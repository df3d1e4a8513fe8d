import type { JsonObject, ObservedFile } from "@shipslog/contract";
import { readNumber, readObjects, readText } from "./fields.ts";

/** The companion files that list what a port sells and what a player on foot has; Cargo.json is the hold. */
export type ListedFileName = Exclude<ObservedFile, "Cargo.json">;

/** One row of a file. */
interface ListedItem {
  /** The list it stands in, such as `Items` or `Components`. */
  readonly list: string;
  readonly name: string;
  readonly localised: string | undefined;
  /** Prices and amounts, by the names of the game. */
  readonly figures: Readonly<Record<string, number>>;
}

/** What one file lists. */
interface Listing {
  /** When it was written. */
  readonly at: string;
  /** The port or carrier; undefined for what the player has. */
  readonly port: string | undefined;
  readonly items: readonly ListedItem[];
}

/** The latest contents of these files; one that was not read yet is missing. */
export type ListingsTopic = Readonly<Partial<Record<ListedFileName, Listing>>>;

const pockets = ["Items", "Components", "Consumables", "Data"];

/** The lists of each file, the field with the name, and the figures of a row. */
const columns: Readonly<
  Record<
    ListedFileName,
    { readonly lists: readonly string[]; readonly name: string; readonly figures: readonly string[] }
  >
> = {
  "Market.json": { lists: ["Items"], name: "Name", figures: ["BuyPrice", "SellPrice", "MeanPrice", "Stock", "Demand"] },
  "Outfitting.json": { lists: ["Items"], name: "Name", figures: ["BuyPrice"] },
  "Shipyard.json": { lists: ["PriceList"], name: "ShipType", figures: ["ShipPrice"] },
  "ShipLocker.json": { lists: pockets, name: "Name", figures: ["Count"] },
  "Backpack.json": { lists: pockets, name: "Name", figures: ["Count"] },
  "FCMaterials.json": { lists: ["Items"], name: "Name", figures: ["Price", "Stock", "Demand"] },
};

/** Whether a companion file is one of these. */
export function isListedFile(file: string): file is ListedFileName {
  return Object.hasOwn(columns, file);
}

/** Updates the listing of a file from its event, or from a line with the same lists; an older one and one without lists tell nothing. */
export function foldListing(listings: ListingsTopic, file: ListedFileName, event: JsonObject): ListingsTopic {
  const { lists, name: nameField, figures } = columns[file];
  const at = readText(event["timestamp"]);
  if (at === undefined || at < (listings[file]?.at ?? "")) return listings;
  if (!lists.some((list) => Array.isArray(event[list]))) return listings;
  const items = lists.flatMap((list) =>
    readObjects(event[list]).flatMap((row) => {
      const name = readText(row[nameField]);
      if (name === undefined) return [];
      const known = figures.map((figure) => [figure, readNumber(row[figure])] as const);
      const told = Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Record<string, number>;
      return [{ list, name, localised: readText(row[`${nameField}_Localised`]), figures: told }];
    }),
  );
  const port = readText(event["StationName"]) ?? readText(event["CarrierName"]);
  return { ...listings, [file]: { at, port, items } };
}
