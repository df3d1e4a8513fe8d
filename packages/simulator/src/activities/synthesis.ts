import { canMake, spendMaterials } from "../commander/materials.ts";
import { recipes, type Recipe } from "../commander/recipes.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { hasModule } from "../ship/SimulatedShip.ts";
import { srvTankT, type GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";
import { closeScreen, openScreen } from "./screens.ts";

/** Returns the recipes that the player can make in the current state. */
export function recipesInReach(world: GameWorld): readonly Recipe[] {
  return recipes.filter((recipe) => isInReach(world, recipe));
}

function isInReach({ state, commander, ship }: GameWorld, recipe: Recipe): boolean {
  return (
    recipe.where === (state === "srv" ? "srv" : "ship") &&
    (recipe.boost === undefined || (ship.boost === undefined && state === "supercruise")) &&
    canMake(commander.materials, recipe) &&
    (recipe.module === undefined || hasModule(ship, recipe.module))
  );
}

/** Synthesises a recipe for which the materials suffice. */
export const synthesise: Activity = {
  from: ["normalSpace", "supercruise", "srv"],
  weight: 0.3,
  leadsTo: ["Synthesis"],
  can: (world) => world.aboard === "own" && recipes.some((recipe) => isInReach(world, recipe)),
  run(session) {
    makeRecipe(session, ({ chance }) => chance.pick(recipesInReach(session.world)));
  },
};

/** Opens the synthesis panel and makes the recipe chosen there. */
export function makeRecipe(session: GameSession, choose: (world: GameWorld) => Recipe): void {
  const { commander, ship, srv } = session.world;
  openScreen(session, "InternalPanel", 5, 20);
  const recipe = choose(session.world);
  spendMaterials(commander.materials, recipe);
  if (recipe.boost !== undefined) ship.boost = recipe.boost;
  if (recipe.name === "Fuel Basic") srv.fuelT = Math.min(srvTankT, srv.fuelT + 0.25);
  applyTransition(session, "synthesise", { recipe });
  closeScreen(session);
  pause(session, 2, 10);
}
