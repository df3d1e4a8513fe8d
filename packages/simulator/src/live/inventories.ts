import { inventoryKinds, type InventoryFile, type JsonObject } from "@shipslog/contract";

const files = new Map<string, InventoryFile>(
  (Object.entries(inventoryKinds) as [InventoryFile, string][]).map(([file, kind]) => [kind, file]),
);

/** Returns the file that the game writes beside a line; undefined for most lines. */
export function fileBeside(kind: string): InventoryFile | undefined {
  return files.get(kind);
}

/** Returns a line without its lists, which are in the file beside it. */
export function withoutLists(event: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => !Array.isArray(value)));
}
