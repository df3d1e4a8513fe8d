import { pause } from "../../activities/pause.ts";
import { armSuit, newSuit, newWeapon, type OnFootLoadout, type Weapon } from "../../commander/suitsAndWeapons.ts";
import { suitCr, weaponCr } from "../../lines/suits.ts";
import {
  loadoutCreated,
  loadoutSwitched,
  suitBought,
  suitSold,
  weaponBought,
  weaponEquipped,
} from "../../scenes/suits.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { wait } from "../../session/time.ts";
import { reachCounter } from "../reachCounter.ts";
import { reachWorld, stateNames } from "../reach.ts";
import { requireCredits, requireExpansion } from "../reachPort.ts";
import { refuseStep, step, textField, wordField, type StepContext } from "../StepDeclaration.ts";

const suitNames = ["explorationsuit", "utilitysuit", "tacticalsuit"] as const;

/** How many loadouts a player may save. */
const loadoutsMax = 12;

/** Steps with suits, weapons and loadouts. */
export const suitSteps = {
  buySuit: step({
    does: "Buys a suit of the first grade in the social space of a port.",
    fields: { suit: wordField(suitNames, "The suit; an Artemis suit by default.") },
    argument: "suit",
    run(context, { suit: name = "explorationsuit" }) {
      const { session } = context;
      requireCredits(session, suitCr);
      reachCounter(context, "pioneersupplies");
      const { chance, timeMs, commander } = session.world;
      const suit = newSuit(chance.fork("suit", timeMs), timeMs, name);
      if (suit === undefined) refuseStep(`No shop sells ${name}.`, `Buy one of ${suitNames.join(", ")}.`);
      commander.spare.suits.push(suit);
      commander.balanceCr -= suitCr;
      playScene(session, suitBought(suit));
      pause(session, 3, 8);
    },
  }),
  sellSuit: step({
    does: "Sells a suit that belongs to no loadout; buys one first if there is none.",
    fields: {},
    run(context) {
      const { session, isStrict } = context;
      const { commander } = session.world;
      if (commander.spare.suits.length === 0) {
        if (isStrict) refuseStep("The player has no suit to sell.", "Do buySuit first.");
        suitSteps.buySuit.run(context, {});
      }
      reachCounter(context, "pioneersupplies");
      const suit = commander.spare.suits.pop();
      if (suit === undefined) return;
      commander.balanceCr += suitCr / 2;
      playScene(session, suitSold(suit, suitCr / 2));
      pause(session, 3, 8);
    },
  }),
  buyWeapon: step({
    does: "Buys a weapon of the first grade in the social space of a port.",
    fields: { weapon: textField('The beginning of its internal name, such as "wpn_s_pistol"; a carbine by default.') },
    argument: "weapon",
    run(context, { weapon: name = "wpn_m_submachinegun" }) {
      const { session } = context;
      const { chance, timeMs, commander } = session.world;
      const weapon = newWeapon(chance.fork("weapon", timeMs), timeMs, name);
      if (weapon === undefined) refuseStep(`No shop sells ${name}.`, 'Buy "wpn_m_submachinegun" or "wpn_s_pistol".');
      requireCredits(session, weaponCr(weapon));
      reachCounter(context, "pioneersupplies");
      commander.spare.weapons.push(weapon);
      commander.balanceCr -= weaponCr(weapon);
      playScene(session, weaponBought(weapon));
      pause(session, 3, 8);
    },
  }),
  createLoadout: step({
    does: "Saves a suit and weapons that belong to no loadout under a name; buys a suit first if there is none.",
    fields: { name: textField('The name of the loadout; "Spare" by default.') },
    argument: "name",
    run(context, { name = "Spare" }) {
      const { session, isStrict } = context;
      const { commander } = session.world;
      if (commander.wardrobe.length >= loadoutsMax) refuseStep("All loadouts are in use.", "Begin a new game.");
      if (commander.spare.suits.length === 0) {
        if (isStrict) refuseStep("The player has no suit for it.", "Do buySuit first.");
        suitSteps.buySuit.run(context, {});
      }
      reachAnywhere(context);
      const suit = commander.spare.suits.pop();
      if (suit === undefined) return;
      const weapons = armSuit(suit, commander.spare.weapons);
      for (const { weapon } of weapons) takeSpare(session, weapon);
      const loadout = { slot: commander.wardrobe.length, name, suit, weapons };
      commander.wardrobe.push(loadout);
      playScene(session, loadoutCreated(loadout));
      pause(session, 3, 8);
    },
  }),
  switchLoadout: step({
    does: "Chooses another loadout, in the ship or on foot; it is worn from then on.",
    fields: { loadout: textField("The name of the loadout; the next by default.") },
    argument: "loadout",
    run(context, { loadout: name }) {
      const { session } = context;
      reachAnywhere(context);
      const { commander } = session.world;
      const next = (commander.worn + 1) % commander.wardrobe.length;
      const at = name === undefined ? next : commander.wardrobe.findIndex((each) => each.name === name);
      const loadout = commander.wardrobe[at];
      if (loadout === undefined) {
        refuseStep(
          `There is no loadout ${name}.`,
          `Name one of ${commander.wardrobe.map((each) => each.name).join(", ")}.`,
        );
      }
      commander.worn = at;
      commander.isDressed = true;
      session.world.foot.weapon = undefined;
      session.world.foot.isAiming = false;
      playScene(session, loadoutSwitched(loadout));
      wait(session, 10_000);
    },
  }),
  equipWeapon: step({
    does: "Puts a bought weapon into a loadout, in place of the one there; buys one first if there is none.",
    fields: {},
    run(context) {
      const { session, isStrict } = context;
      const { commander } = session.world;
      if (commander.spare.weapons.length === 0) {
        if (isStrict) refuseStep("The player has no weapon for it.", "Do buyWeapon first.");
        suitSteps.buyWeapon.run(context, {});
      }
      reachAnywhere(context);
      const weapon = commander.spare.weapons.at(-1);
      const found = weapon && slotFor(commander.wardrobe, weapon);
      if (weapon === undefined || found === undefined) {
        refuseStep("No loadout has a slot for the weapon.", "Do buySuit and createLoadout first.");
      }
      takeSpare(session, weapon);
      const { loadout, slotName } = found;
      const removed = loadout.weapons.find((each) => each.slotName === slotName)?.weapon;
      loadout.weapons = loadout.weapons.map((each) => (each.slotName === slotName ? { slotName, weapon } : each));
      if (removed !== undefined) commander.spare.weapons.push(removed);
      playScene(session, weaponEquipped(loadout, slotName, weapon, removed));
      pause(session, 3, 8);
    },
  }),
} as const;

/** Loadouts are changed wherever the player is, in the own ship or on foot in a port. */
function reachAnywhere(context: StepContext): void {
  const { session } = context;
  requireExpansion(context);
  reachWorld(context);
  const { state, aboard, foot } = session.world;
  const isFree = aboard === "own" && (state !== "onFoot" || foot.place !== "planet") && state !== "fighter";
  if (!isFree) refuseStep(`The player is ${stateNames[state]}.`, "Do embark first.");
}

function takeSpare({ world: { commander } }: GameSession, weapon: Weapon): void {
  commander.spare.weapons.splice(commander.spare.weapons.indexOf(weapon), 1);
}

/** Finds a loadout with a weapon of the same sort, and its slot. */
function slotFor(wardrobe: readonly OnFootLoadout[], { model }: Weapon) {
  for (const loadout of wardrobe) {
    const slot = loadout.weapons.find(({ weapon }) => weapon.model.isPrimary === model.isPrimary);
    if (slot !== undefined) return { loadout, slotName: slot.slotName };
  }
  return undefined;
}
