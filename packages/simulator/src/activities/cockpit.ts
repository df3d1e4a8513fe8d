import { canMake, recipes, spendMaterials, type Recipe } from "../commander/materials.ts";
import { survey as addSurvey } from "../commander/explorationData.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { srvTankT } from "../session/readings.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { fidget } from "./fidget.ts";
import { lookAt, lookUp, pause } from "./pause.ts";

/** Screens people open for no reason that shows in the journal. */
const idleScreens = ["ExternalPanel", "CommsPanel", "RolePanel", "SystemMap", "Orrery", "Codex"] as const;

/** Looks at a screen, plays with switches. */
export const lookAround: Activity = {
  from: ["docked", "normalSpace", "supercruise", "planetFlight", "landed"],
  weight: 1,
  can: ({ aboard }) => aboard === "own",
  run(session) {
    fidget(session);
    const { chance, commander } = session;
    commander.hasCrewOnDuty = commander.hasHiredCrew && chance.isLucky(0.7);
    lookAt(session, chance.pick(idleScreens), 5, 40);
    lookUp(session);
    pause(session, 2, 20);
  },
};

/** Looks at the modules panel, and often changes a switch or a priority there. */
export const lookAtModules: Activity = {
  from: ["docked", "normalSpace", "supercruise", "landed"],
  weight: 1,
  leadsTo: ["ModuleInfo"],
  can: ({ aboard }) => aboard === "own",
  run(session) {
    const { ship, chance } = session;
    lookAt(session, "InternalPanel", 2, 6);
    const hasChanged = ship.fittingRevision !== session.fittingRevisionWritten;
    session.fittingRevisionWritten = ship.fittingRevision;
    applyTransition(session, "lookAtModules", { hasChanged });
    if (chance.isLucky(0.5)) tinker(session);
    pause(session, 3, 20);
    lookUp(session);
  },
};

function tinker({ ship, chance }: GameWorld): void {
  const fitted = chance.pick(ship.fitted.filter(({ module }) => module.isSwitched));
  fitted.priority = chance.integer(0, 4);
  // Nobody switches off what keeps the ship flying.
  if (fitted.slot.startsWith("Tiny") || fitted.slot === "CargoHatch") fitted.isOn = !fitted.isOn;
  ship.fittingRevision += 1;
}

function possible({ state, commander, ship }: GameWorld): readonly Recipe[] {
  const where = state === "srv" ? "srv" : "ship";
  return recipes.filter(
    (recipe) =>
      recipe.where === where &&
      canMake(commander.materials, recipe) &&
      (recipe.boost === undefined || (ship.boost === undefined && state === "supercruise")),
  );
}

/** Makes something of materials. */
export const synthesise: Activity = {
  from: ["normalSpace", "supercruise", "srv"],
  weight: 0.3,
  leadsTo: ["Synthesis"],
  can: (world) => world.aboard === "own" && possible(world).length > 0,
  run(session) {
    const { commander, ship, srv, chance } = session;
    lookAt(session, "InternalPanel", 5, 20);
    const recipe = chance.pick(possible(session));
    spendMaterials(commander.materials, recipe);
    if (recipe.boost !== undefined) ship.boost = recipe.boost;
    if (recipe.name === "Fuel Basic") srv.fuelT = Math.min(srvTankT, srv.fuelT + 0.25);
    applyTransition(session, "synthesise", { recipe });
    lookUp(session);
    pause(session, 2, 10);
  },
};

/** Scans the system, and sometimes maps a body, for data to sell. */
export const survey: Activity = {
  from: ["supercruise"],
  weight: 1,
  can: ({ aboard }) => aboard === "own",
  run(session) {
    const { galaxy, system, commander, chance, controls } = session;
    controls.isInAnalysisMode = true;
    lookAt(session, "FssMode", 15, 120);
    const bodies = galaxy.bodies(system);
    addSurvey(commander.surveys, system, Math.max(1, Math.min(70, bodies.length)), chance);
    if (chance.isLucky(0.3)) lookAt(session, "SaaMode", 20, 90);
    lookUp(session);
    pause(session, 2, 10);
  },
};
