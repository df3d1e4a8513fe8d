import { beHyperdicted, fightSignals, hunt, huntAt, interdict, resistInterdiction } from "../../activities/combat.ts";
import { commitCrime } from "../../activities/crimes.ts";
import { beAttacked, restoreShields } from "../../activities/damage.ts";
import { pause } from "../../activities/pause.ts";
import { crimeNames, crimeOf } from "../../commander/crimes.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";
import { scanTypes, type ScanStage, type TargetDetails } from "../../lines/combat.ts";
import { drawNpc, legalStatuses, type LegalStatus, type Npc } from "../../live/npcs.ts";
import { playerKilled, shipScanned, shipTargeted, targetLost } from "../../scenes/combat.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { societyHere } from "../../world/GameWorld.ts";
import { findSystem, findSystemAtWar } from "../findSystem.ts";
import { flyTo, planTo, plot } from "../flyTo.ts";
import { chooseAndReach, reach } from "../reach.ts";
import { reachOnFoot, reachPort } from "../reachPort.ts";
import { flagField, refuseStep, step, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";

const fightPlaces = Object.keys(fightSignals) as readonly (keyof typeof fightSignals)[];

/** What only some scans show: a part of the ship, the tag of a squadron, a power, another player. */
const targetVariants = ["subsystem", "squadron", "power", "player"] as const;

/** Steps of a fight and of a crime. */
export const combatSteps = {
  fight: step({
    does: "Drops at a signal, fights there and returns to supercruise; bounties are shared with the wing.",
    fields: {
      at: wordField(fightPlaces, "Where; drawn by default. A conflict zone is looked for where factions are at war."),
      capitalShip: flagField("Whether a capital ship is defeated in the conflict zone; false by default."),
    },
    argument: "at",
    run(context, { at, capitalShip = false }) {
      const { session } = context;
      if (at === undefined && !capitalShip) {
        reach(context, ["supercruise"]);
        hunt.run(session);
        return;
      }
      const place = at ?? "conflictZone";
      const isThere = ({ world }: GameSession): boolean =>
        place !== "conflictZone" || societyHere(world).conflicts.length > 0;
      if (context.isStrict && !isThere(session)) {
        refuseStep(
          "No factions are at war here.",
          'Jump to a system with expect: { Conflicts: "any" }, or let a step that is not strict fly to one.',
        );
      }
      const choose = (): StarSystem => (isThere(session) ? session.world.system : findSystemAtWar(session));
      flyTo(session, chooseAndReach(context, ["supercruise"], choose));
      huntAt(session, fightSignals[place], capitalShip ? { hasCapitalShip: true } : {});
    },
  }),
  targetShip: step({
    does: "Looks at another ship until its scan has come to a stage.",
    fields: {
      stage: wholeField(0, 3, "How far the scan comes; 3, complete, by default."),
      legal: wordField(legalStatuses, "What the law says about the ship; Wanted by default."),
      variant: wordField(targetVariants, "What only some ships show."),
      keeps: flagField("Whether the ship stays the target; false by default."),
    },
    argument: "legal",
    run(context, { stage = 3, legal = "Wanted", variant, keeps = false }) {
      const { session } = context;
      reach(context, ["normalSpace", "supercruise"]);
      const npc = drawShip(session, legal, variant === "player");
      playScene(session, shipTargeted(npc, stage as ScanStage, detailsOf(session, variant)));
      pause(session, 8, 14);
      if (!keeps) playScene(session, targetLost);
    },
  }),
  beScanned: step({
    does: "Another ship scans the player's.",
    fields: { for: wordField(scanTypes, "What it looks for; Cargo by default.") },
    argument: "for",
    run(context, { for: type = "Cargo" }) {
      reach(context, ["normalSpace", "supercruise"]);
      playScene(context.session, shipScanned(type));
      pause(context.session, 2, 6);
    },
  }),
  killPlayer: step({
    does: "Destroys the ship of another player in normal space.",
    fields: { wanted: flagField("Whether the other player is wanted, which earns a bounty; true by default.") },
    argument: "wanted",
    run(context, { wanted = true }) {
      const { session } = context;
      reach(context, ["normalSpace"]);
      const victim = drawShip(session, wanted ? "Wanted" : "Clean", true);
      playScene(session, shipTargeted(victim, 3));
      pause(session, 20, 60);
      playScene(session, playerKilled(victim, payerHere(session)));
      pause(session, 2, 6);
    },
  }),
  interdict: step({
    does: "Pulls another ship out of supercruise and follows it to normal space.",
    fields: { whom: wordField(["npc", "player"], "Who flies the ship; npc by default.") },
    argument: "whom",
    run(context, { whom = "npc" }) {
      const { session } = context;
      reach(context, ["supercruise"]);
      interdict(session, drawShip(session, "Wanted", whom === "player"));
    },
  }),
  beHyperdicted: step({
    does: "Is thrown back by Thargoids on the way to another system, and lies still while they look at the ship.",
    fields: {},
    run(context) {
      const { session } = context;
      const target = chooseAndReach(context, ["supercruise"], () => findSystem(session, "nearest"));
      plot(session, planTo(session, target));
      const [next] = session.world.route;
      beHyperdicted(session, next ?? target);
    },
  }),
  beInterdicted: step({
    does: "Is interdicted in supercruise, and escapes, gives in or has to fight.",
    fields: {
      escapes: flagField("Whether the ship escapes; drawn by default."),
      submits: flagField("Whether the player gives in; drawn by default."),
      by: wordField(["pirate", "player", "thargoid"], "By whom; a pirate by default, a Thargoid where nobody lives."),
    },
    argument: "escapes",
    run(context, { escapes, submits, by }) {
      if (escapes === true && submits === true) {
        refuseStep("A player who gives in does not escape.", "Leave out one of the two.");
      }
      if (escapes === true && by === "thargoid") {
        refuseStep("No real journal shows an escape from Thargoids.", "Leave out one of the two.");
      }
      reach(context, ["supercruise"]);
      resistInterdiction(context.session, { escapes: by === "thargoid" ? false : escapes, submits, by });
    },
  }),
  takeDamage: step({
    does: "Is attacked and loses the shields, some of the hull or the canopy of the ship, or health on foot on a planet; repair restores the ship.",
    fields: {
      to: wordField(["shields", "hull", "canopy", "health"], "What is damaged; the shields by default."),
      hull: wholeField(1, 99, "What is left of the hull in percent; up to the next fifth by default."),
    },
    argument: "to",
    run(context, { hull, to = hull === undefined ? "shields" : "hull" }) {
      const { session } = context;
      if (hull !== undefined && to !== "hull") {
        refuseStep("Only damage to the hull has a percentage.", "Leave out hull.");
      }
      if (to === "health") reachOnFoot(context, "planet");
      else reach(context, ["normalSpace", "planetFlight"]);
      if (to !== "hull") {
        beAttacked(session, { to });
        return;
      }
      const nowShare = session.written.live?.memory.play.hullHealth ?? 1;
      const leftShare = hull === undefined ? (Math.ceil(nowShare * 5) - 1) / 5 - hullMargin : hull / 100;
      if (leftShare >= nowShare || leftShare <= 0) {
        refuseStep(`${Math.floor(nowShare * 100)} % of the hull is left.`, "Ask for less hull, or repair first.");
      }
      beAttacked(session, { to, leftShare });
    },
  }),
  restoreShields: step({
    does: "Waits until the shields of the ship are back.",
    fields: {},
    run(context) {
      const { session } = context;
      if (session.world.ship.hasShieldsUp) refuseStep("The shields are up.", "Take damage first.");
      reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed"]);
      restoreShields(session);
    },
  }),
  commitCrime: step({
    does: "Breaks the law of the system: a fine is to be paid, or the player is wanted.",
    fields: {
      for: wordField(["fine", "bounty"], "What the crime earns; a bounty by default."),
      crime: wordField(crimeNames, "The crime, by its name in the journal; an assault or a collision by default."),
    },
    argument: "crime",
    run(context, { crime, for: penalty = crime === undefined ? "bounty" : crimeOf(crime).earns }) {
      const chosen = crime ?? defaultCrimes[penalty];
      if (crimeOf(chosen).earns !== penalty) {
        refuseStep(`${chosen} earns a ${crimeOf(chosen).earns}.`, "Leave out for, or choose another crime.");
      }
      requireLaw(context);
      reachScene(context, crimeOf(chosen).where);
      requireLaw(context);
      commitCrime(context.session, chosen);
    },
  }),
} as const;

/** Draws a ship of the system, or of another player, from the source of dialect `live`. */
function drawShip({ world, written: { live } }: GameSession, legal: LegalStatus, isPlayer: boolean): Npc {
  const chance = live?.memory.play.chance ?? world.chance;
  const { factions } = societyHere(world);
  const drawn = drawNpc(chance, factions.length === 0 ? "" : chance.pick(factions).name, legal);
  return isPlayer ? { ...drawn, isPlayer } : drawn;
}

function payerHere({ world }: GameSession): string {
  return societyHere(world).controllingFaction?.name ?? "Pilots' Federation Local Branch";
}

const subsystem = { symbol: "$int_shieldgenerator_size2_class4_name;", text: "Shield Generator" };

function detailsOf({ world }: GameSession, variant: (typeof targetVariants)[number] | undefined): TargetDetails {
  if (variant === "subsystem") return { subsystem };
  if (variant === "squadron") return { squadron: "LNTW" };
  if (variant === "power") return { power: world.commander.pledge ?? "Edmund Mahon" };
  return {};
}

/** What is lost beyond a fifth of the hull, so that the game tells it. */
const hullMargin = 0.01;

const defaultCrimes = { fine: "collidedAtSpeedInNoFireZone", bounty: "assault" } as const;

function requireLaw({ session: { world } }: StepContext): void {
  const { system } = world;
  if (societyHere(world).controllingFaction !== undefined) return;
  refuseStep(`${system.name} has no law.`, 'Jump to "nearest inhabited" first.');
}

/** Leads the player to where a crime is committed. */
function reachScene(context: StepContext, where: "space" | "port" | "onFoot"): void {
  const { session } = context;
  if (where === "onFoot") {
    reachOnFoot(context, "planet");
    return;
  }
  const isNear = session.world.port !== undefined && ["normalSpace", "planetFlight"].includes(session.world.state);
  if (where === "port" && !isNear && !context.isStrict) {
    reachPort(context, { in: session.world.system, fits: ({ type }) => type !== "FleetCarrier" });
  }
  reach(context, ["normalSpace", "planetFlight"]);
}
