import { thingFields, type CarriedThing } from "./CarriedThing.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when something is added to the backpack or taken from it. */
export const BackpackChange = observedRow({
  kind: "BackpackChange",
  layout: lineLayout("Added[Name OwnerID MissionID Count Type] Removed[Name OwnerID MissionID Count Type]"),
  build: (way: "Added" | "Removed", thing: CarriedThing) => {
    const change = [{ ...thingFields(thing), OwnerID: 0, Count: 1, Type: thing.type }];
    return way === "Added" ? { Added: change } : { Removed: change };
  },
});
