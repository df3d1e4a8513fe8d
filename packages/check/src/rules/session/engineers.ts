import type { JsonObject } from "@shipslog/contract";
import { isIn, objectsIn } from "../readField.ts";

/** An engineer in either form of the event, with the pointer to its fields. */
export interface EngineerLook {
  readonly engineer: JsonObject;
  readonly around: string;
}

/** The engineers of an EngineerProgress: all of them in the start-up form, the one of an update. */
export function engineersOf(event: JsonObject): readonly EngineerLook[] {
  if (!isIn(event, "Engineers")) return [{ engineer: event, around: "" }];
  const engineers = objectsIn(event, "Engineers") ?? [];
  return engineers.map((engineer, index) => ({ engineer, around: `/Engineers/${index}` }));
}
