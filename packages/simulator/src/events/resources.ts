import type { Resource } from "../commander/upgrades.ts";
import { withText } from "./withText.ts";

/** Tells the resources an upgrade took. */
export function resourcesOf(resources: readonly Resource[]) {
  return resources.map(({ symbol, name, count }) => ({ ...withText("Name", symbol, name), Count: count }));
}
