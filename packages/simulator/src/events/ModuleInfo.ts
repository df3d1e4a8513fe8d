import type { InstalledModule, SimulatedShip } from "../ship/SimulatedShip.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";

/** Written when looking at the modules panel while its data has changed; the array is in ModulesInfo.json. */
export const ModuleInfo = eventRow({
  kind: "ModuleInfo",
  by: ["lookAtModules"],
  isTriggeredBy: ({ data }) => data.hasChanged,
  build: ({ ship }) => ({ Modules: displayed(ship).map(moduleOf) }),
});

/** Returns the power a module draws now: 0 while it is off. */
function drawn({ isOn, module }: InstalledModule): number {
  return isOn ? module.powerMw : 0;
}

/** The order the game displays: highest power first (format-facts 3, ModulesInfo). */
function displayed({ fitted }: SimulatedShip): readonly InstalledModule[] {
  return fitted.toSorted((one, other) => drawn(other) - drawn(one));
}

function moduleOf(fitted: InstalledModule): NonNullable<FieldsOf<"ModuleInfo">["Modules"]>[number] {
  const { slot, module, priority } = fitted;
  return {
    Slot: slot,
    Item: module.item,
    Power: drawn(fitted),
    ...(module.isSwitched && { Priority: priority }),
  };
}
