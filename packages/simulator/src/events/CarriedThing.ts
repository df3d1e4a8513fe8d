import { withText } from "./withText.ts";

/** What a player picks up or uses on foot. */
export interface CarriedThing {
  readonly symbol: string;
  readonly text: string;
  readonly type: "Item" | "Component" | "Consumable" | "Data";
}

/** Builds the fields that name a thing. */
export function thingFields({ symbol, text }: CarriedThing) {
  return withText("Name", symbol, text);
}
