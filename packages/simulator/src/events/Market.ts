import type { Port } from "../world/Port.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Types that this line spells differently from Docked: so in all 37 real lines of them. */
const marketTypes: Readonly<Partial<Record<Port["type"], string>>> = { Ocellus: "Bernal", SurfaceStation: "" };

/** Written when the player opens a market; Market.json lists its goods. */
export const Market = observedRow({
  kind: "Market",
  layout: lineLayout("MarketID StationName StationType CarrierDockingAccess StarSystem"),
  build: ({ marketId, name, text, type }: Port, system: string) => ({
    MarketID: marketId,
    StationName: text ?? name,
    StationType: marketTypes[type] ?? type,
    ...(type === "FleetCarrier" && { CarrierDockingAccess: "all" }),
    StarSystem: system,
  }),
});
