import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Where the ship drops out of supercruise: a port with its market, or a signal with its threat. */
export interface DropTarget {
  readonly name: string;
  readonly text: string | undefined;
  readonly threat: number;
  readonly marketId: number | undefined;
}

/** Written when the ship drops at the destination it has selected. */
export const SupercruiseDestinationDrop = observedRow({
  kind: "SupercruiseDestinationDrop",
  layout: lineLayout("Type Threat MarketID"),
  build: ({ name, text, threat, marketId }: DropTarget) => ({
    ...withText("Type", name, text),
    Threat: threat,
    ...(marketId !== undefined && { MarketID: marketId }),
  }),
});
