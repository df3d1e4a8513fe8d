import type { JsonObject } from "@shipslog/contract";
import type { Verdict } from "../Rule.ts";
import { isIn } from "./readField.ts";

/** Judges fields of Status that are there if and only if the player is in a certain place. */
export function judgeFieldsByPlace(
  event: JsonObject,
  fields: readonly string[],
  isThere: boolean,
  place: string,
): Verdict {
  const field = fields.find((each) => isIn(event, each) !== isThere);
  if (field === undefined) return "holds";
  const expected = isThere ? `present ${place}` : `absent unless ${place}`;
  return { pointer: `/${field}`, expected, received: isThere ? "absent" : "present" };
}
