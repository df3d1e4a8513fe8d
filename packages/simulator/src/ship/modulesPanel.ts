import type { InstalledModule, SimulatedShip } from "./SimulatedShip.ts";

/** A module as the modules panel shows it. */
export interface DisplayedModule {
  readonly slot: string;
  readonly item: string;
  /** The power it draws now: 0 while it is off. */
  readonly powerMw: number;
  /** The priority group; undefined for a module without a switch. */
  readonly priority: number | undefined;
}

/** Returns the content of the modules panel in the order the game displays: highest power first (F36). */
export function modulesPanel({ fitted }: SimulatedShip): readonly DisplayedModule[] {
  return fitted.map(displayed).toSorted((one, other) => other.powerMw - one.powerMw);
}

function displayed({ slot, module, isOn, priority }: InstalledModule): DisplayedModule {
  const { item, powerMw, isSwitched } = module;
  return { slot, item, powerMw: isOn ? powerMw : 0, priority: isSwitched ? priority : undefined };
}
