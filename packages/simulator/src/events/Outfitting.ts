import type { Port } from "../world/Port.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player opens Outfitting; Outfitting.json lists its modules. */
export const Outfitting = observedRow({
  kind: "Outfitting",
  layout: lineLayout("MarketID StationName StarSystem"),
  build: ({ marketId, name, text }: Port, system: string) => ({
    MarketID: marketId,
    StationName: text ?? name,
    StarSystem: system,
  }),
});
