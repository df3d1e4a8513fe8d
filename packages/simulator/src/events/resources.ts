import type { Resource } from "../commander/upgrades.ts";
import { localised } from "./localised.ts";

/** Tells the resources an upgrade took. */
export function resourcesOf(resources: readonly Resource[]) {
  return resources.map(({ symbol, name, count }) => ({ ...localised("Name", symbol, name), Count: count }));
}
