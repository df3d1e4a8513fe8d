import type { Port } from "../world/Port.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player opens a market; Market.json lists its goods. */
export const Market = observedRow({
  kind: "Market",
  layout: lineLayout("MarketID StationName StationType CarrierDockingAccess StarSystem"),
  build: ({ marketId, name, text, type }: Port, system: string) => ({
    MarketID: marketId,
    StationName: text ?? name,
    StationType: type,
    ...(type === "FleetCarrier" && { CarrierDockingAccess: "all" }),
    StarSystem: system,
  }),
});
