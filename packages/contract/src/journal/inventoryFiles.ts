/**
 * The files the game writes beside a line of a kind that the specification does not describe, and that kind. Each holds the
 * whole content, of which the line may leave out a part.
 */
export const inventoryKinds = {
  "Cargo.json": "Cargo",
  "ShipLocker.json": "ShipLocker",
  "Backpack.json": "Backpack",
  "Market.json": "Market",
  "Outfitting.json": "Outfitting",
  "Shipyard.json": "Shipyard",
} as const;

/** The name of a file beside a line of an observed kind. */
export type InventoryFile = keyof typeof inventoryKinds;
