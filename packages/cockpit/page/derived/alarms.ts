import { flagNames } from "@shipslog/contract/words";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { lightsOf } from "../../src/state/derived/lights.ts";
import { hasFlag, vehicleOf } from "../../src/state/vehicle.ts";

/** What needs attention now: the lit alarm lights, and shields that are down in flight. */
export function alarmsOf({ flight: { status }, outfit }: Pick<CockpitState, "flight" | "outfit">): readonly string[] {
  if (status === undefined) return [];
  const lit = lightsOf(status).lights.filter(({ tone, isLit }) => tone === "alarm" && isLit);
  const labels = lit.map(({ name }) => flagNames[name]);
  const isFlying = vehicleOf(status) === "ship" && !hasFlag(status, "Docked") && !hasFlag(status, "Landed");
  const hasGenerator = outfit?.modules.some(({ item }) => item.includes("shieldgenerator")) ?? false;
  return isFlying && hasGenerator && !hasFlag(status, "ShieldsUp") ? [...labels, "Shields down"] : labels;
}
