/** The panels in the order of their keys. */
export const panels = [
  { id: "flight", name: "Flight" },
  { id: "route", name: "Route" },
  { id: "journal", name: "Journal" },
  { id: "health", name: "Health" },
  { id: "system", name: "System" },
  { id: "ship", name: "Ship" },
  { id: "commander", name: "Commander" },
] as const;

/** The name of a panel in the address. */
export type PanelId = (typeof panels)[number]["id"];

/** The panel an address names; the first where it names none. */
export function panelIn(hash: string): PanelId {
  return panels.find(({ id }) => `#${id}` === hash)?.id ?? "flight";
}
