import type { Resource } from "../commander/upgrades.ts";
import { withText } from "./withText.ts";

/** Formats the resources of an upgrade. */
export function resourcesOf(resources: readonly Resource[]) {
  return resources.map(({ symbol, name, count }) => ({ ...withText("Name", symbol, name), Count: count }));
}
