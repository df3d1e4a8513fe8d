import { eventRow } from "./EventRow.ts";

/** Written when looking at the modules panel while its data has changed; the array is in ModulesInfo.json. */
export const ModuleInfo = eventRow({
  kind: "ModuleInfo",
  by: ["lookAtModules"],
  isTriggeredBy: ({ data }) => data.hasChanged,
  build: (_world, { data: { panel } }) => ({
    Modules: panel.map(({ slot, item, powerMw, priority }) => ({
      Slot: slot,
      Item: item,
      Power: powerMw,
      ...(priority !== undefined && { Priority: priority }),
    })),
  }),
});
