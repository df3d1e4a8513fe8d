import { crossStation, embark, stepOut, stroll } from "../../activities/onFoot.ts";
import { deployByDropship, takeTaxiTo, taxiPorts } from "../../activities/passenger.ts";
import { portsHere } from "../../activities/ports.ts";
import { pause } from "../../activities/pause.ts";
import {
  renewWardrobe,
  upgradableSuits,
  upgradableWeapons,
  upgradeSuit,
  upgradeWeapon,
} from "../../activities/upgradeGear.ts";
import { suitSymbol, wornLoadout, type Suit, type Weapon } from "../../commander/suitsAndWeapons.ts";
import { suitUpgrade, weaponUpgrade } from "../../commander/upgrades.ts";
import type { Port } from "../../galaxy/Port.ts";
import type { FactionConflict } from "../../galaxy/Society.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";
import { soldierKilled, suitShielded } from "../../scenes/combat.ts";
import { playScene } from "../../session/journal.ts";
import { societyHere } from "../../world/GameWorld.ts";
import { SuitLoadout, UpgradeSuit, UpgradeWeapon } from "../../lines/onFoot.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { flagField, refuseStep, step, textField, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";
import { isExpected, preview } from "../expectation.ts";
import { asIfIn, systemsWithPorts } from "../places.ts";
import { reach } from "../reach.ts";
import { reachOnFoot, reachPort, requireCredits, requireExpansion } from "../reachPort.ts";

/** The share of oxygen below which the suit warns, with a margin. */
const lowOxygenShare = 0.22;

/** Longer than the oxygen of a suit lasts. */
const oxygenMaxMs = 600_000;

/** Steps outside a vehicle, and a ride as a passenger. */
export const onFootSteps = {
  disembark: step({
    does: "Leaves the ship on foot, in a port or on a planet, or the SRV.",
    fields: {
      from: wordField(["ship", "srv"], "What to leave; the ship by default."),
      in: wordField(["port", "planet"], "Where; wherever the ship is docked or landed by default."),
      suit: textField('The suit to wear: "explorationsuit", "utilitysuit", "tacticalsuit" or "flightsuit".'),
    },
    argument: "in",
    expects: "SuitLoadout",
    run(context, { from = "ship", in: where, suit }) {
      requireExpansion(context);
      const loadout = chooseLoadout(context, suit);
      if (from === "srv") reach(context, ["srv"]);
      else if (where === "planet") reach(context, ["landed"]);
      else if (where === "port" || context.session.world.state !== "landed") reachPort(context, { isWalkable: true });
      walkOut(context, loadout);
    },
  }),
  embark: step({
    does: "Returns to the player's own ship, by taxi if it is parked elsewhere, or to the SRV.",
    fields: { into: wordField(["ship", "srv"], "What to enter; the ship by default.") },
    argument: "into",
    run(context, { into = "ship" }) {
      const { session } = context;
      reach(context, ["onFoot"]);
      if (into === "srv") {
        if (!session.world.srv.isOut) {
          refuseStep("The SRV does not stand outside.", 'Do disembark with "from": "srv" first.');
        }
        embark.run(session);
        pause(session, 5, 15);
        return;
      }
      reach({ ...context, isStrict: false }, ["docked", "landed"]);
    },
  }),
  walk: step({
    does: "Walks: in a port to the hangar or the social space, on a planet away from the ship and back.",
    fields: { to: wordField(["hangar", "socialSpace", "outside"], "Where; the social space by default.") },
    argument: "to",
    run(context, { to = "socialSpace" }) {
      const { session } = context;
      reachOnFoot(context, to === "outside" ? "planet" : "port");
      if (to === "outside") stroll.run(session);
      else if (session.world.foot.place !== to) crossStation.run(session);
    },
  }),
  takeTaxi: step({
    does: "Books a taxi and takes it to another port, or back to the ship if it is parked elsewhere.",
    fields: {
      to: textField("The name of the port; any in reach, or that of the ship by default."),
      relog: flagField("Whether the player leaves to the main menu and comes back on the way."),
    },
    argument: "to",
    run(context, { to, relog = false }) {
      const { session } = context;
      reachOnFoot(context, "port");
      const { shipWaits } = session.world;
      const isHome = to === undefined && shipWaits !== undefined;
      const isTaken = isHome ? takeTaxiTo(session, shipWaits, relog) : rideTo(session, to, relog);
      if (!isTaken) {
        refuseStep("No taxi goes to such a port.", "Name another port, or fly elsewhere and try there.");
      }
    },
  }),
  takeDropship: step({
    does: "Books a dropship in a port and jumps to the ground at a settlement of the system; embark leads back.",
    fields: {},
    run(context) {
      const { session, isStrict } = context;
      requireExpansion(context);
      deploy(context, findFront(session, isStrict));
    },
  }),
  fightOnFoot: step({
    does: "Fights in a conflict zone on the ground and earns bonds; a dropship leads to a system at war first.",
    fields: { kills: wholeField(1, 20, "How many soldiers; three by default.") },
    argument: "kills",
    run(context, { kills = 3 }) {
      const { session, isStrict } = context;
      requireExpansion(context);
      const { state, shipWaits, foot } = session.world;
      const isThere = state === "onFoot" && foot.place === "planet" && shipWaits !== undefined;
      if (!isThere || warIn(session) === undefined) {
        if (isStrict) refuseStep("The player is in no conflict zone.", "Leave out strict.");
        deploy(context, findFront(session, false, true));
      }
      const war = warIn(session);
      if (war === undefined) refuseStep("The war is over.", "Try again.");
      killSoldiers(session, kills, war);
    },
  }),
  drawWeapon: step({
    does: "Takes a weapon in hand on a planet, aims it, or puts it away.",
    fields: {
      weapon: wordField(["weapon", "fists", "none"], "What to take in hand; a weapon by default."),
      aim: flagField("Whether to aim down the sight."),
    },
    argument: "weapon",
    run(context, { weapon = "weapon", aim = false }) {
      const { session } = context;
      reachOnFoot(context, "planet", weapon === "weapon");
      const [armed] = wornLoadout(session.world.commander).weapons;
      if (weapon === "weapon" && armed === undefined) {
        refuseStep("The suit has no weapons.", 'Embark, and disembark with "suit": "tacticalsuit".');
      }
      if (aim && weapon !== "weapon") refuseStep("Only a weapon can be aimed.", 'Draw "weapon".');
      session.world.foot.weapon = weapon === "weapon" ? armed?.weapon : weapon === "fists" ? "fists" : undefined;
      session.world.foot.isAiming = aim;
      record(session);
      pause(session, 2, 5);
    },
  }),
  runLowOnOxygen: step({
    does: "Stays outside until the oxygen of the suit is below a quarter.",
    fields: {},
    run(context) {
      const { session } = context;
      reachOnFoot(context, "planet");
      const endMs = session.world.timeMs + oxygenMaxMs;
      while (session.world.foot.oxygen > lowOxygenShare && session.world.timeMs < endMs) wait(session, 5000);
      if (session.world.foot.oxygen > lowOxygenShare) {
        refuseStep("Oxygen is not simulated without Status.json.", "Leave out status: false.");
      }
    },
  }),
  upgradeSuit: step({
    does: "Upgrades a suit by one grade in the social space of a port; buys new gear if all of it is fully upgraded.",
    fields: { suit: textField('The beginning of the internal name of the suit, such as "explorationsuit".') },
    argument: "suit",
    expects: "UpgradeSuit",
    run(context, { suit: name = "" }) {
      const { session } = context;
      walkToOutfitter(context);
      if (upgradableSuits(session.world).length === 0) renewWardrobe(session.world);
      const suit = upgradableSuits(session.world).find(
        (each) => suitSymbol(each).startsWith(name.toLowerCase()) && isSuitAsWished(context, each),
      );
      if (suit === undefined) {
        refuseStep("No suit of the player matches the step.", "Name another suit, or expect less.");
      }
      upgradeSuit(session, suit);
      pause(session, 5, 20);
    },
  }),
  upgradeWeapon: step({
    does: "Upgrades a weapon by one grade in the social space of a port; buys new gear if all of it is fully upgraded.",
    fields: {
      weapon: textField('The beginning of the internal name of the weapon, such as "wpn_s_pistol_plasma_charged".'),
    },
    argument: "weapon",
    expects: "UpgradeWeapon",
    run(context, { weapon: name = "" }) {
      const { session } = context;
      walkToOutfitter(context);
      if (upgradableWeapons(session.world).length === 0) renewWardrobe(session.world);
      const weapon = upgradableWeapons(session.world).find(
        (each) => each.model.symbol.startsWith(name.toLowerCase()) && isWeaponAsWished(context, each),
      );
      if (weapon === undefined) {
        refuseStep("No weapon of the player matches the step.", "Name another weapon, or expect less.");
      }
      upgradeWeapon(session, weapon);
      pause(session, 5, 20);
    },
  }),
} as const;

/** Where dropships fly: from a port to a settlement. */
interface Front {
  readonly system: StarSystem;
  readonly base: Port;
  readonly settlement: Port;
}

/** Walks to the counter of the port and takes the dropship. */
function deploy(context: StepContext, { system, base, settlement }: Front): void {
  const { session } = context;
  reachPort(context, { fits: ({ marketId }) => marketId === base.marketId, in: system });
  const { wardrobe } = session.world.commander;
  walkOut(
    context,
    wardrobe.findIndex(({ weapons }) => weapons.length > 0),
  );
  session.world.foot.place = "socialSpace";
  pause(session, 20, 60);
  deployByDropship(session, settlement);
}

/** Returns the war that is fought in the system now, if there is one. */
function warIn({ world }: GameSession) {
  return societyHere(world).conflicts.find(({ type, status }) => type !== "election" && status === "active");
}

function killSoldiers(session: GameSession, kills: number, { sides: [one, other] }: FactionConflict): void {
  const { controls, foot, chance, commander } = session.world;
  controls.isInDanger = true;
  foot.weapon = wornLoadout(commander).weapons[0]?.weapon ?? "fists";
  for (let left = kills; left > 0; left -= 1) {
    wait(session, chance.integer(5, 25) * 1000);
    if (left === kills) playScene(session, suitShielded(false));
    playScene(session, soldierKilled(one.faction.name, other.faction.name));
  }
  wait(session, 5000);
  playScene(session, suitShielded(true));
  controls.isInDanger = false;
  foot.weapon = undefined;
  pause(session, 3, 8);
}

/** Finds the nearest system with a port that sends dropships and a settlement for them, at war if that is asked for. */
function findFront(session: GameSession, isHere: boolean, isAtWar = false): Front {
  for (const system of isHere ? [session.world.system] : systemsWithPorts(session)) {
    if (isAtWar && warIn(asIfIn(session, system)) === undefined) continue;
    const ports = portsHere(asIfIn(session, system).world);
    const base = ports.find(
      ({ type, services }) => type !== "OnFootSettlement" && services.includes("frontlinesolutions"),
    );
    const settlement = ports.find(({ type, body }) => type === "OnFootSettlement" && body?.type === "Planet");
    if (base !== undefined && settlement !== undefined) return { system, base, settlement };
  }
  return refuseStep("No dropship flies in reach.", "Begin in another region or with another seed.");
}

/** How many ports are tried. */
const ridesMax = 12;

/** Takes a taxi to a port of a name, or to any other one. Returns whether one goes there. */
function rideTo(session: GameSession, name: string | undefined, relogs: boolean): boolean {
  const { chance, port: here } = session.world;
  const isWished = ({ name: symbol, text, marketId }: Port): boolean =>
    marketId !== here?.marketId &&
    (name === undefined || [symbol, text].some((each) => each?.toLowerCase() === name.toLowerCase()));
  const ports = taxiPorts(session.world).filter(({ port }) => isWished(port));
  const tried = chance.fork("taxi", session.world.timeMs).shuffled(ports).slice(0, ridesMax);
  return tried.some((stop) => takeTaxiTo(session, stop, relogs));
}

/** Leaves the ship in a loadout, or in any. */
function walkOut({ session }: StepContext, loadout: number | undefined): void {
  pause(session, 5, 20);
  stepOut(session, loadout);
  pause(session, 10, 40);
}

/** Chooses the loadout with a suit and as expected; undefined when any will do. */
function chooseLoadout({ session, expect }: StepContext, suit: string | undefined): number | undefined {
  if (suit === undefined && Object.keys(expect).length === 0) return undefined;
  const { commander } = session.world;
  const at = commander.wardrobe.findIndex((loadout, worn) => {
    const hasSuit = suit === undefined || suitSymbol(loadout.suit).startsWith(suit.toLowerCase());
    const dressed = { ...session, world: { ...session.world, commander: { ...commander, worn } } };
    return hasSuit && isExpected(preview(dressed, SuitLoadout, "disembark", { from: session.world.state }), expect);
  });
  return at >= 0 ? at : refuseStep("No loadout of the player matches the step.", "Name another suit, or expect less.");
}

function isSuitAsWished({ session, expect }: StepContext, suit: Suit): boolean {
  const data = { suit: { ...suit, grade: suit.grade + 1 }, oldSymbol: suitSymbol(suit), price: suitUpgrade(suit) };
  return isExpected(preview(session, UpgradeSuit, "upgradeSuit", data), expect);
}

function isWeaponAsWished({ session, expect }: StepContext, weapon: Weapon): boolean {
  const data = { weapon: { ...weapon, grade: weapon.grade + 1 }, price: weaponUpgrade(weapon) };
  return isExpected(preview(session, UpgradeWeapon, "upgradeWeapon", data), expect);
}

/** Walks to the shop in the social space of a port where suits and weapons are upgraded, with enough credits for any grade. */
function walkToOutfitter(context: StepContext): void {
  const { session } = context;
  requireCredits(session, 20_000_000);
  reachOnFoot(context, "port");
  if (session.world.foot.place === "hangar") session.world.foot.place = "socialSpace";
  pause(session, 20, 60);
}
