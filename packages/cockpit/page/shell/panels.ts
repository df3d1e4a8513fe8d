/** The panels in the order of their number keys. */
export const panels = [
  { id: "flight", name: "Flight" },
  { id: "route", name: "Route" },
  { id: "journal", name: "Journal" },
  { id: "health", name: "Health" },
  { id: "system", name: "System" },
  { id: "ship", name: "Ship" },
  { id: "commander", name: "Commander" },
] as const;

/** The id of a panel, as in the address. */
export type PanelId = (typeof panels)[number]["id"];

/** The panel in the hash of an address; by default the first. */
export function panelIn(hash: string): PanelId {
  return panels.find(({ id }) => `#${id}` === hash)?.id ?? "flight";
}
