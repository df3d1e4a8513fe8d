import type { CockpitState } from "../CockpitState.ts";
import { hasFlag } from "../vehicle.ts";

/** Whether the ship is docked. The specification has no Undocked event, so Status decides if there is one. */
export function isDocked({
  flight: { status },
  system: { port, hasLeftPort },
}: Pick<CockpitState, "flight" | "system">): boolean {
  return port !== undefined && (status === undefined ? !hasLeftPort : hasFlag(status, "Docked"));
}
