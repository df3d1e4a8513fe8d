import { decimal, list } from "../declare/values.ts";

/** A place in the galaxy, [x, y, z] in light-years from the origin system. */
export function starPos(description: string) {
  return list(decimal(5, "Light-years along one axis."), description, { minItems: 3, maxItems: 3 });
}
