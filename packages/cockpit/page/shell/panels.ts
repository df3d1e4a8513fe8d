/** The panels in the order of their number keys. */
export const panels = [
  { id: "now", name: "Now" },
  { id: "flight", name: "Flight" },
  { id: "route", name: "Route" },
  { id: "system", name: "System" },
  { id: "work", name: "Work" },
  { id: "ship", name: "Ship" },
  { id: "commander", name: "Commander" },
  { id: "journal", name: "Journal" },
  { id: "health", name: "Health" },
] as const;

/** The id of a panel, as in the address. */
export type PanelId = (typeof panels)[number]["id"];

/** The panel in an address, as `#route` or `?panel=route`; by default the first. */
export function panelIn({ hash, search }: { readonly hash: string; readonly search: string }): PanelId {
  const asked = hash === "" ? new URLSearchParams(search).get("panel") : hash.slice(1);
  return panels.find(({ id }) => id === asked)?.id ?? "now";
}

/** The name of a panel as the tabs show it. */
export function panelName(panel: PanelId): string {
  return panels.find(({ id }) => id === panel)?.name ?? "";
}
