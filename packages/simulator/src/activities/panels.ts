import { applyTransition } from "../session/applyTransition.ts";
import { modulesPanel } from "../ship/modulesPanel.ts";
import type { SimulatedShip } from "../ship/SimulatedShip.ts";
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
    const { panel, text } = shownPanel(ship);
    const hasChanged = text !== session.written.modules;
    session.written.modules = text;
    applyTransition(session, "lookAtModules", { panel, hasChanged });
    if (chance.isLucky(0.5)) tinker(session.world);
    pause(session, 3, 20);
    closeScreen(session);
  },
};

/** The panel of each ship as it was shown last: it is opened more often than modules change. */
const shownPanels = new WeakMap<SimulatedShip, ShownPanel>();

interface ShownPanel {
  readonly revision: number;
  readonly panel: ReturnType<typeof modulesPanel>;
  /** What the panel shows, by slot: modules that draw nothing change places when others are fitted, which changes no data. */
  readonly text: string;
}

function shownPanel(ship: SimulatedShip): ShownPanel {
  const known = shownPanels.get(ship);
  if (known?.revision === ship.fittingRevision) return known;
  const panel = modulesPanel(ship);
  const text = JSON.stringify(panel.toSorted((one, other) => (one.slot < other.slot ? -1 : 1)));
  const shown = { revision: ship.fittingRevision, panel, text };
  shownPanels.set(ship, shown);
  return shown;
}

/** Changes the priority of a module, and perhaps its switch. */
export function tinker({ ship, chance }: GameWorld): void {
  const fitted = chance.pick(ship.fitted.filter(({ module }) => module.isSwitched));
  fitted.priority = chance.integer(0, 4);
  // Only modules the ship can fly without are switched off.
  if (fitted.slot.startsWith("Tiny") || fitted.slot === "CargoHatch") fitted.isOn = !fitted.isOn;
  ship.fittingRevision += 1;
}
