/** A commodity: internal name, display name and approximate price per tonne. */
export interface Good {
  readonly type: string;
  readonly name: string;
  readonly priceCr: number;
}

/** Commodities that ships carry. */
export const goods: readonly Good[] = [
  { type: "gold", name: "Gold", priceCr: 47609 },
  { type: "silver", name: "Silver", priceCr: 37223 },
  { type: "palladium", name: "Palladium", priceCr: 50639 },
  { type: "bertrandite", name: "Bertrandite", priceCr: 18817 },
  { type: "tritium", name: "Tritium", priceCr: 51707 },
  { type: "coffee", name: "Coffee", priceCr: 1499 },
  { type: "tea", name: "Tea", priceCr: 1646 },
  { type: "fish", name: "Fish", priceCr: 649 },
  { type: "hydrogenfuel", name: "Hydrogen Fuel", priceCr: 113 },
  { type: "basicmedicines", name: "Basic Medicines", priceCr: 493 },
  { type: "advancedcatalysers", name: "Advanced Catalysers", priceCr: 3094 },
  { type: "agriculturalmedicines", name: "Agri-Medicines", priceCr: 1225 },
  { type: "ceramiccomposites", name: "Ceramic Composites", priceCr: 425 },
  { type: "cmmcomposite", name: "CMM Composite", priceCr: 5361 },
  { type: "insulatingmembrane", name: "Insulating Membrane", priceCr: 10725 },
  { type: "performanceenhancers", name: "Performance Enhancers", priceCr: 6760 },
  { type: "drones", name: "Limpet", priceCr: 101 },
];

/** Cargo that an SRV can find on planets. */
export const salvage: readonly Good[] = [
  { type: "usscargoblackbox", name: "Black Box", priceCr: 12000 },
  { type: "occupiedcryopod", name: "Occupied Escape Pod", priceCr: 14000 },
  { type: "wreckagecomponents", name: "Wreckage Components", priceCr: 400 },
];
