import type { CargoItem } from "../ship/SimulatedShip.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written for each tonne that the cargo scoop takes in. */
export const CollectCargo = observedRow({
  kind: "CollectCargo",
  layout: lineLayout("Type MissionID Stolen"),
  build: ({ type, name }: Pick<CargoItem, "type" | "name">) => ({ ...withText("Type", type, name), Stolen: false }),
});
