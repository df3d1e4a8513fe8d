import type { Port } from "../world/Port.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player opens a shipyard; Shipyard.json lists its ships. */
export const Shipyard = observedRow({
  kind: "Shipyard",
  layout: lineLayout("MarketID StationName StarSystem"),
  build: ({ marketId, name, text }: Port, system: string) => ({
    MarketID: marketId,
    StationName: text ?? name,
    StarSystem: system,
  }),
});
