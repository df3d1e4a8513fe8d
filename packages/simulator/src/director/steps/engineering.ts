import { workWith } from "../../activities/docked.ts";
import { openOutfitting, storageActionNames, storageActions } from "../../activities/outfitting.ts";
import { lookAtModules, tinker } from "../../activities/panels.ts";
import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { makeRecipe, recipesInReach } from "../../activities/synthesis.ts";
import { canGainAccess, type EngineerAccess } from "../../commander/engineers.ts";
import { recipes, type Recipe } from "../../commander/recipes.ts";
import { Synthesis } from "../../lines/materials.ts";
import { StoredModules } from "../../lines/outfitting.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { modulesPanel } from "../../ship/modulesPanel.ts";
import type { GameState } from "../../world/gameStates.ts";
import { refuseStep, step, textField, wordField } from "../StepDeclaration.ts";
import { isExpected, preview } from "../expectation.ts";
import { reach } from "../reach.ts";
import { reachService } from "../reachPort.ts";

/** More visits than any gain takes. */
const visitsMax = 12;

/** How often an action is repeated until the stored modules are as expected. */
const triesMax = 12;

/** Steps that change the ship or make something: engineers, outfitting, synthesis, modules. */
export const engineeringSteps = {
  visitEngineer: step({
    does: "Visits an engineer and gains access, as often as `gain` needs.",
    fields: {
      engineer: textField("The name of the engineer; any by default."),
      gain: wordField(
        ["stage", "rank", "progress"],
        "What to gain: the next stage, a rank, or progress to the next rank.",
      ),
    },
    argument: "engineer",
    expects: "EngineerProgress",
    run(context, { engineer, gain }) {
      const { session } = context;
      reachService(context, "outfitting");
      openScreen(session, "StationServices", 20, 120);
      for (let left = visitsMax; ; left -= 1) {
        const access = chooseEngineer(session, engineer, gain);
        if (access === undefined || left === 0) {
          refuseStep("No engineer gives that access.", "Ask for another engineer or gain.");
        }
        const gained = workWith(session, access, false);
        pause(session, 5, 20);
        // The game writes no line about progress alone (D17).
        const isTold = gained !== "progress" || session.written.live === undefined;
        if (gain === undefined ? isTold : gained === gain) break;
      }
      closeScreen(session);
      pause(session, 2, 10);
    },
  }),
  visitOutfitting: step({
    does: "Docks, opens Outfitting, and may store, retrieve or transfer a module.",
    fields: { action: wordField(storageActionNames, "What to do there; only to look by default.") },
    argument: "action",
    expects: "StoredModules",
    run(context, { action }) {
      const { session, expect } = context;
      reachService(context, "outfitting", ({ type }) => type !== "FleetCarrier");
      openScreen(session, "StationServices", 5, 20);
      openOutfitting(session);
      const seen = { isFirstVisit: false, hasChanged: true };
      const isDone = (): boolean => isExpected(preview(session, StoredModules, "openOutfitting", seen), expect);
      if (action !== undefined) actUntil(session, action, isDone);
      closeScreen(session);
      pause(session, 2, 10);
    },
  }),
  synthesise: step({
    does: "Makes a synthesis recipe; dialect spec writes Synthesis only for repairs and ammunition.",
    fields: {
      recipe: textField('The recipe, such as "Heat Sink Basic"; a repair or ammunition by default.'),
      for: wordField(["ship", "srv"], "Whether it is made for the ship or the SRV; the ship by default."),
    },
    argument: "recipe",
    expects: "Synthesis",
    run(context, { recipe: name, for: where }) {
      const { session, expect } = context;
      const wished = recipes.filter(
        (recipe) =>
          (name === undefined ? isWritten(recipe) : recipe.name.toLowerCase() === name.toLowerCase()) &&
          (where === undefined || recipe.where === where) &&
          isExpected(preview(session, Synthesis, "synthesise", { recipe }), expect),
      );
      if (wished.length === 0) {
        refuseStep(
          "No recipe matches the step.",
          `Make one of ${[...new Set(recipes.map((each) => each.name))].join(", ")}.`,
        );
      }
      const recipe = wished.toSorted(byPlace).find((each) => isInReach(session, each));
      if (recipe === undefined) {
        refuseStep(
          "The ship has no use for it, or the materials do not suffice.",
          "Make another recipe, drive the SRV for materials, or start with another ship.",
        );
      }
      reach(context, statesOf(recipe));
      makeRecipe(session, () => recipe);
    },
  }),
  lookAtModules: step({
    does: "Opens the modules panel, after changing a module if nothing has changed since the last look.",
    fields: {},
    expects: "ModuleInfo",
    run(context) {
      const { session } = context;
      reach(context, lookAtModules.from);
      while (JSON.stringify(modulesPanel(session.world.ship)) === session.written.modules) tinker(session.world);
      lookAtModules.run(session);
    },
  }),
} as const;

/** Chooses an engineer with whom the gain is possible, or who is on the way to it; meets a new one if there is none. */
function chooseEngineer(
  { world: { commander } }: GameSession,
  name: string | undefined,
  gain: string | undefined,
): EngineerAccess | undefined {
  const isWished = (access: EngineerAccess): boolean =>
    canGainAccess(access) && (name === undefined || access.name.toLowerCase() === name.toLowerCase());
  const isNext = ({ stage }: EngineerAccess): boolean =>
    gain === undefined || (gain === "stage") !== (stage === "Unlocked");
  const known = commander.engineers.filter(isWished);
  const next = known.find(isNext) ?? (gain === "stage" ? undefined : known[0]);
  if (next !== undefined) return next;
  const stranger = commander.strangers.find(isWished);
  if (stranger === undefined) return undefined;
  commander.strangers.splice(commander.strangers.indexOf(stranger), 1);
  commander.engineers.push(stranger);
  return stranger;
}

/** Repeats an action until the stored modules are as expected; refuses one that changes nothing. */
function actUntil(session: GameSession, action: keyof typeof storageActions, isDone: () => boolean): void {
  const { storageRevision } = session.world;
  for (let left = triesMax; left > 0; left -= 1) {
    pause(session, 10, 60);
    storageActions[action](session);
    if (isDone()) break;
  }
  if (session.world.storageRevision !== storageRevision) return;
  refuseStep(`There is no module to ${action}.`, "Store one first, or go to another port.");
}

/** Whether both dialects write an event for it. */
const isWritten = ({ purpose }: Recipe): boolean => purpose === "repair" || purpose === "rearm";

const byPlace = (one: Recipe, other: Recipe): number => Number(one.where === "srv") - Number(other.where === "srv");

function statesOf({ where, boost }: Recipe): readonly GameState[] {
  if (where === "srv") return ["srv"];
  return boost === undefined ? ["normalSpace", "supercruise"] : ["supercruise"];
}

/** Whether the recipe can be made where it is used; a boost replaces none that is still unused. */
function isInReach(session: GameSession, recipe: Recipe): boolean {
  const [state = session.world.state] = statesOf(recipe);
  return recipesInReach({ ...session.world, state }).includes(recipe);
}
