import { applyTransition } from "../session/applyTransition.ts";
import { modulesPanel } from "../ship/modulesPanel.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { flipSwitches } from "./flipSwitches.ts";
import { pause } from "./pause.ts";
import { openScreen, closeScreen } from "./screens.ts";

/** Screens whose use only Status reports. */
const idleScreens = ["ExternalPanel", "CommsPanel", "RolePanel", "SystemMap", "Orrery", "Codex"] as const;

/** Opens a screen and toggles switches. */
export const lookAround: Activity = {
  from: ["docked", "normalSpace", "supercruise", "planetFlight", "landed"],
  weight: 1,
  can: ({ aboard }) => aboard === "own",
  run(session) {
    flipSwitches(session);
    const { chance, commander } = session.world;
    commander.hasCrewOnDuty = commander.hasHiredCrew && chance.isLucky(0.7);
    openScreen(session, chance.pick(idleScreens), 5, 40);
    closeScreen(session);
    pause(session, 2, 20);
  },
};

/** Opens the modules panel, and often changes a switch or a priority there. */
export const lookAtModules: Activity = {
  from: ["docked", "normalSpace", "supercruise", "landed"],
  weight: 1,
  leadsTo: ["ModuleInfo"],
  can: ({ aboard }) => aboard === "own",
  run(session) {
    const { ship, chance } = session.world;
    openScreen(session, "InternalPanel", 2, 6);
    const panel = modulesPanel(ship);
    // Modules that draw nothing change places when others are fitted, which changes no data.
    const text = JSON.stringify(panel.toSorted((one, other) => (one.slot < other.slot ? -1 : 1)));
    const hasChanged = text !== session.written.modules;
    session.written.modules = text;
    applyTransition(session, "lookAtModules", { panel, hasChanged });
    if (chance.isLucky(0.5)) tinker(session.world);
    pause(session, 3, 20);
    closeScreen(session);
  },
};

/** Changes the priority of a module, and perhaps its switch. */
export function tinker({ ship, chance }: GameWorld): void {
  const fitted = chance.pick(ship.fitted.filter(({ module }) => module.isSwitched));
  fitted.priority = chance.integer(0, 4);
  // Only modules the ship can fly without are switched off.
  if (fitted.slot.startsWith("Tiny") || fitted.slot === "CargoHatch") fitted.isOn = !fitted.isOn;
  ship.fittingRevision += 1;
}
