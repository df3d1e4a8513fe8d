import { canMake, recipes, spendMaterials, type Recipe } from "../commander/materials.ts";
import { survey as addSurvey } from "../commander/explorationData.ts";
import { happen } from "../session/happen.ts";
import { srvTankT } from "../session/readings.ts";
import type { World } from "../session/World.ts";
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
  run(world) {
    fidget(world);
    const { chance, commander } = world;
    commander.hasCrewOnDuty = commander.hasHiredCrew && chance.isLucky(0.7);
    lookAt(world, chance.pick(idleScreens), 5, 40);
    lookUp(world);
    pause(world, 2, 20);
  },
};

/** Looks at the modules panel, and often changes a switch or a priority there. */
export const lookAtModules: Activity = {
  from: ["docked", "normalSpace", "supercruise", "landed"],
  weight: 1,
  leadsTo: ["ModuleInfo"],
  can: ({ aboard }) => aboard === "own",
  run(world) {
    const { ship, chance } = world;
    lookAt(world, "InternalPanel", 2, 6);
    const hasChanged = ship.fittingRevision !== world.fittingRevisionWritten;
    world.fittingRevisionWritten = ship.fittingRevision;
    happen(world, "lookAtModules", { hasChanged });
    if (chance.isLucky(0.5)) tinker(world);
    pause(world, 3, 20);
    lookUp(world);
  },
};

function tinker({ ship, chance }: World): void {
  const fitted = chance.pick(ship.fitted.filter(({ module }) => module.isSwitched));
  fitted.priority = chance.integer(0, 4);
  // Nobody switches off what keeps the ship flying.
  if (fitted.slot.startsWith("Tiny") || fitted.slot === "CargoHatch") fitted.isOn = !fitted.isOn;
  ship.fittingRevision += 1;
}

function possible({ state, commander, ship }: World): readonly Recipe[] {
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
  run(world) {
    const { commander, ship, srv, chance } = world;
    lookAt(world, "InternalPanel", 5, 20);
    const recipe = chance.pick(possible(world));
    spendMaterials(commander.materials, recipe);
    if (recipe.boost !== undefined) ship.boost = recipe.boost;
    if (recipe.name === "Fuel Basic") srv.fuelT = Math.min(srvTankT, srv.fuelT + 0.25);
    happen(world, "synthesise", { recipe });
    lookUp(world);
    pause(world, 2, 10);
  },
};

/** Scans the system, and sometimes maps a body, for data to sell. */
export const survey: Activity = {
  from: ["supercruise"],
  weight: 1,
  can: ({ aboard }) => aboard === "own",
  run(world) {
    const { galaxy, system, commander, chance, controls } = world;
    controls.isInAnalysisMode = true;
    lookAt(world, "FssMode", 15, 120);
    const bodies = galaxy.bodies(system);
    addSurvey(commander.surveys, system, Math.max(1, Math.min(70, bodies.length)), chance);
    if (chance.isLucky(0.3)) lookAt(world, "SaaMode", 20, 90);
    lookUp(world);
    pause(world, 2, 10);
  },
};
