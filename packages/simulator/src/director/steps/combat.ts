import { hunt, resistInterdiction } from "../../activities/combat.ts";
import { commitCrime } from "../../activities/crimes.ts";
import { beAttacked, restoreShields } from "../../activities/damage.ts";
import { crimeNames, crimeOf } from "../../commander/crimes.ts";
import { societyHere } from "../../world/GameWorld.ts";
import { reach } from "../reach.ts";
import { reachOnFoot, reachPort } from "../reachPort.ts";
import { flagField, refuseStep, step, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";

/** Steps of a fight, of a crime and of the ship's fighter. */
export const combatSteps = {
  fight: step({
    does: "Drops at a signal, fights there and returns to supercruise.",
    fields: {},
    run(context) {
      reach(context, ["supercruise"]);
      hunt.run(context.session);
    },
  }),
  beInterdicted: step({
    does: "Is interdicted in supercruise, and escapes or has to fight.",
    fields: { escapes: flagField("Whether the ship escapes; drawn by default.") },
    argument: "escapes",
    run(context, { escapes }) {
      reach(context, ["supercruise"]);
      resistInterdiction(context.session, escapes);
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
  launchFighter: step({
    does: "Launches the fighter and flies it.",
    fields: {},
    run(context) {
      const isStrict = context.isStrict && context.session.world.state !== "normalSpace";
      reach({ ...context, isStrict }, ["fighter"]);
    },
  }),
  dockFighter: step({
    does: "Flies the fighter back to its bay.",
    fields: {},
    run(context) {
      reach(context, ["fighter"]);
      reach({ ...context, isStrict: false }, ["normalSpace"]);
    },
  }),
} as const;

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
