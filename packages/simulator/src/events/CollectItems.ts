import { thingFields, type CarriedThing } from "./CarriedThing.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player picks something up on foot. */
export const CollectItems = observedRow({
  kind: "CollectItems",
  layout: lineLayout("Name Type OwnerID Count Stolen"),
  build: (thing: CarriedThing) => ({
    ...thingFields(thing),
    Type: thing.type,
    OwnerID: 0,
    Count: 1,
    Stolen: false,
  }),
});
