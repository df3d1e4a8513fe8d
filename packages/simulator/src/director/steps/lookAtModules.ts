import { lookAtModules, tinker } from "../../activities/panels.ts";
import { modulesPanel } from "../../ship/modulesPanel.ts";
import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";

/** Looks at the modules panel. */
export const lookAtModulesStep = step({
  does: "Opens the modules panel, after changing a module if nothing has changed since the last look.",
  fields: {},
  expects: "ModuleInfo",
  run(context) {
    const { session } = context;
    reach(context, lookAtModules.from);
    while (JSON.stringify(modulesPanel(session.ship)) === session.modulesWritten) tinker(session);
    lookAtModules.run(session);
  },
});
