import type { JsonObject } from "@shipslog/contract";
import type { RuleVerdict } from "../Rule.ts";
import { hasField } from "./readField.ts";

/** Judges fields of Status that are present if and only if the player is in a certain place, such as a vehicle. */
export function judgeFieldsByPlace(
  event: JsonObject,
  fields: readonly string[],
  isThere: boolean,
  place: string,
): RuleVerdict {
  const field = fields.find((each) => hasField(event, each) !== isThere);
  if (field === undefined) return "holds";
  const expected = isThere ? `present ${place}` : `absent unless ${place}`;
  return { pointer: `/${field}`, expected, received: isThere ? "absent" : "present" };
}
