import type { Port } from "../world/Port.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written when a port refuses a request, here because the ship is too far away. */
export const DockingDenied = observedRow({
  kind: "DockingDenied",
  layout: lineLayout("Reason MarketID StationName StationType"),
  build: ({ marketId, name, text, type }: Port) => ({
    Reason: "Distance",
    MarketID: marketId,
    ...withText("StationName", name, text),
    StationType: type,
  }),
});
