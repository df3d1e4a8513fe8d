import { workWith } from "../../activities/docked.ts";
import { openOutfitting, storageActionNames, storageActions } from "../../activities/outfitting.ts";
import { lookAtModules, tinker } from "../../activities/panels.ts";
import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { makeRecipe, recipesInReach } from "../../activities/synthesis.ts";
import { componentMaterials } from "../../commander/componentMaterials.ts";
import { canGainAccess, type EngineerAccess } from "../../commander/engineers.ts";
import { storeMax } from "../../commander/materials.ts";
import { recipes, type Recipe } from "../../commander/recipes.ts";
import type { Port } from "../../galaxy/Port.ts";
import { Synthesis, dataSources, type DataSource } from "../../lines/materials.ts";
import { StoredModules } from "../../lines/outfitting.ts";
import { heldOf } from "../../live/materialStock.ts";
import {
  canPay,
  canRoll,
  findDeal,
  heatSink,
  materialGroups,
  materialsTraded,
  moduleRepaired,
  moduleRolled,
  moduleUnlocked,
  shipRebooted,
  type Trader,
} from "../../scenes/engineering.ts";
import { dataScanned, materialCollected } from "../../scenes/materials.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { hasModule } from "../../ship/SimulatedShip.ts";
import { modulesPanel } from "../../ship/modulesPanel.ts";
import type { GameState } from "../../world/gameStates.ts";
import { flagField, refuseStep, step, textField, wholeField, wordField } from "../StepDeclaration.ts";
import { isExpected, preview } from "../expectation.ts";
import { reach } from "../reach.ts";
import { reachService } from "../reachPort.ts";

/** More visits than any gain takes. */
const visitsMax = 12;

/** How often an action is repeated until the stored modules are as expected. */
const triesMax = 12;

const traders = Object.keys(materialGroups) as readonly Trader[];

const sources = Object.keys(dataSources) as readonly DataSource[];

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
  craftModule: step({
    does: "Docks at a workshop and improves the power distributor roll by roll; unlocks an engineer for it first.",
    fields: { rolls: wholeField(1, 12, "How many rolls; two by default.") },
    argument: "rolls",
    run(context, { rolls = 2 }) {
      const { session } = context;
      reachService(context, "outfitting", ({ type }) => type !== "FleetCarrier");
      openScreen(session, "StationServices", 20, 60);
      unlockExpert(session, rolls);
      for (let left = rolls; left > 0; left -= 1) {
        const { live } = session.written;
        if (live !== undefined && !canRoll({ ...live, world: session.world })) {
          refuseStep("The distributor cannot be improved further.", "Ask for fewer rolls, or trade materials first.");
        }
        playScene(session, moduleRolled);
        pause(session, 3, 6);
      }
      closeScreen(session);
      pause(session, 2, 10);
    },
  }),
  tradeMaterials: step({
    does: "Docks at a material trader and exchanges materials of one group.",
    fields: {
      trader: wordField(traders, "What it exchanges; encoded materials by default."),
      way: wordField(
        ["up", "down"],
        "Six for one of the next grade, or one for three of the grade below; up by default.",
      ),
    },
    argument: "trader",
    run(context, { trader = "encoded", way = "up" }) {
      const { session } = context;
      reachService(context, "materialtrader", (port) => traderOf(port) === trader);
      const { live } = session.written;
      if (live === undefined) return;
      const deal = findDeal({ ...live, world: session.world }, trader, way);
      if (deal === undefined) refuseStep("The materials do not suffice, or there is no room.", "Trade the other way.");
      openScreen(session, "StationServices", 20, 60);
      playScene(session, materialsTraded(trader, deal));
      pause(session, 3, 10);
      closeScreen(session);
    },
  }),
  visitTechnologyBroker: step({
    does: "Docks at a technology broker and unlocks a module for materials.",
    fields: {},
    run(context) {
      const { session } = context;
      reachService(context, "techbroker");
      const { live } = session.written;
      if (live === undefined) return;
      if (!canPay({ ...live, world: session.world }, heatSink)) {
        refuseStep("The materials do not suffice.", "Do collectMaterials or tradeMaterials first.");
      }
      openScreen(session, "StationServices", 20, 60);
      playScene(session, moduleUnlocked(heatSink));
      pause(session, 3, 10);
      closeScreen(session);
    },
  }),
  repairModule: step({
    does: "Repairs a module with the field maintenance unit in flight.",
    fields: {
      slot: textField('The slot, such as "FrameShiftDrive", which is the default.'),
      full: flagField("Whether the repair is finished; true by default."),
    },
    argument: "slot",
    run(context, { slot = "FrameShiftDrive", full = true }) {
      const { session } = context;
      const { ship } = session.world;
      if (!hasModule(ship, "int_repairer")) {
        refuseStep(
          "The ship has no field maintenance unit.",
          'Start with "ship": "explorer", "all-rounder" or "miner".',
        );
      }
      const damaged = ship.fitted.find((each) => each.slot.toLowerCase() === slot.toLowerCase());
      if (damaged === undefined) refuseStep(`The ship has no slot ${slot}.`, `Name one of ${slotsOf(session)}.`);
      reach(context, ["normalSpace", "supercruise"]);
      damaged.isOn = false;
      pause(session, 15, 60);
      damaged.isOn = true;
      playScene(session, moduleRepaired(damaged.module, full ? 1 : 0.5));
      pause(session, 2, 5);
    },
  }),
  reboot: step({
    does: "Reboots the ship in normal space, which raises the shields.",
    fields: {},
    run(context) {
      const { session } = context;
      reach(context, ["normalSpace"]);
      session.world.ship.hasShieldsUp = false;
      pause(session, 15, 25);
      session.world.ship.hasShieldsUp = true;
      playScene(session, shipRebooted);
      pause(session, 3, 6);
    },
  }),
  collectMaterials: step({
    does: "Scoops fragments of a material in normal space, three units each.",
    fields: {
      material: textField('The internal name, such as "mechanicalscrap"; drawn by default.'),
      count: wholeField(1, 8, "Fragments; two by default."),
      new: flagField("Whether it is new to the player; false by default."),
    },
    argument: "material",
    run(context, { material, count = 2, new: isNew = false }) {
      const { session } = context;
      const name = material?.toLowerCase() ?? session.world.chance.pick(floating);
      if (!floating.includes(name)) refuseStep(`No wreck leaves ${name}.`, `Collect one of ${floating.join(", ")}.`);
      const { live } = session.written;
      if (live !== undefined && heldOf(session.world, live.memory, name) + count * 3 > storeMax) {
        refuseStep("The player has no room for it.", "Collect another material.");
      }
      reach(context, ["normalSpace"]);
      session.world.controls.hasScoopOut = true;
      for (let taken = 0; taken < count; taken += 1) {
        pause(session, 4, 15);
        playScene(session, materialCollected(name, 3, isNew && taken === 0));
      }
      session.world.controls.hasScoopOut = false;
      pause(session, 2, 5);
    },
  }),
  scanData: step({
    does: "Scans a data point in the SRV, or another source of data in normal space, which records a material.",
    fields: { source: wordField(sources, "What to scan; a data point by default.") },
    argument: "source",
    run(context, { source = "dataPoint" }) {
      const { session } = context;
      reach(context, source === "dataPoint" || source === "wreckedShip" ? ["srv"] : ["normalSpace"]);
      pause(session, 10, 30);
      playScene(session, dataScanned(source));
      pause(session, 2, 5);
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

/** Materials that drift in space. */
const floating: readonly string[] = [...Object.keys(componentMaterials), "mechanicalscrap", "basicconductors"];

const slotsOf = ({ world: { ship } }: GameSession): string => ship.fitted.map(({ slot }) => slot).join(", ");

/** The economies whose ports trade encoded and manufactured materials; all others trade raw ones. */
const traderEconomies: Readonly<Record<string, Trader>> = {
  HighTech: "encoded",
  Military: "encoded",
  Industrial: "manufactured",
};

/** Returns what the trader of a port exchanges, by the economy of the port. */
function traderOf({ economies }: Port): Trader {
  return traderEconomies[economies[0]?.economy.id ?? ""] ?? "raw";
}

/** The engineer who improves distributors to the highest level. */
const distributorExpert = "The Dweller";

/** More visits than the highest rank takes. */
const trainingMax = 60;

/** Gains access to the engineer until so many rolls are possible: each level takes as many as its number. */
function unlockExpert(session: GameSession, rolls: number): void {
  const level = [1, 2, 3, 4, 5].find((each) => (each * (each + 1)) / 2 >= rolls) ?? 5;
  for (let left = trainingMax; left > 0; left -= 1) {
    const known = session.world.commander.engineers.find(({ name }) => name === distributorExpert);
    if (known?.stage === "Unlocked" && known.rank >= level) return;
    const access = chooseEngineer(session, distributorExpert, undefined);
    if (access === undefined) return;
    workWith(session, access, false);
    pause(session, 5, 20);
  }
}

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
