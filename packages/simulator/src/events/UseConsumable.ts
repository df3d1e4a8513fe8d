import { thingFields, type CarriedThing } from "./CarriedThing.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player uses a consumable on foot. */
export const UseConsumable = observedRow({
  kind: "UseConsumable",
  layout: lineLayout("Name Type"),
  build: (thing: CarriedThing) => ({ ...thingFields(thing), Type: thing.type }),
});
