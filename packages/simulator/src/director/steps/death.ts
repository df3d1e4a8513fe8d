import { dieInSrv, dieOnFoot, loseShip, portsToWakeIn, wakeInPrison, type Prison } from "../../activities/death.ts";
import { selfDestructionBegun } from "../../scenes/death.ts";
import type { Chance } from "../../chance/Chance.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { playScene } from "../../session/journal.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { neighboursHere } from "../../world/GameWorld.ts";
import type { FightWish, Killer } from "../../world/Transition.ts";
import { findPort } from "../findPort.ts";
import { flyTo } from "../flyTo.ts";
import { chooseAndReach, reach } from "../reach.ts";
import { asIfIn } from "../places.ts";
import { reachOnFoot, reachPort } from "../reachPort.ts";
import { refuseStep, step, wordField, type StepContext } from "../StepDeclaration.ts";

/** What a wanted player whose crimes no line has told pays in a prison. */
const unknownBountyCr = 5750;

/** Steps in which the player dies or goes to prison, and what the game does after it. */
export const deathSteps = {
  die: step({
    does: "Dies: in the ship, and wakes in a new one in a port of the system; in the SRV or on foot, and wakes in the ship above the planet, or in a prison.",
    fields: {
      in: wordField(["ship", "srv", "onFoot"], "Where; the ship by default."),
      by: wordField(["npc", "player", "thargoid", "police", "nobody"], "Who kills the player; an npc by default."),
      option: wordField(
        ["rebuy", "rejoin", "recover"],
        "How the player comes back: rebuy for the ship, rejoin or, in a prison, recover for the others.",
      ),
    },
    argument: "in",
    run(context, { in: place = "ship", by = "npc", option = place === "ship" ? "rebuy" : "rejoin" }) {
      if ((place === "ship") !== (option === "rebuy") || (place === "srv" && option === "recover")) {
        refuseStep(`Nobody who dies in ${place} comes back by ${option}.`, "Leave out option.");
      }
      const { session } = context;
      if (option !== "rejoin") requirePlaceLines(session);
      if (place === "ship") {
        reachPlaceToLose(context);
        fightToDeath(session, by);
      } else if (place === "srv") {
        reach(context, ["srv"]);
        dieInSrv(session, chanceOf(session));
      } else {
        reachOnFoot(context, "planet");
        dieNearShip(context, by, option === "recover");
      }
    },
  }),
  selfDestruct: step({
    does: "Destroys the own ship, which takes half a minute, and wakes in a new one.",
    fields: {},
    run(context) {
      const { session } = context;
      requirePlaceLines(session);
      reachPlaceToLose(context);
      playScene(session, selfDestructionBegun);
      wait(session, 31_000);
      loseShip(session, chanceOf(session), "nobody");
    },
  }),
  surrender: step({
    does: "Gives up to the law in a port of a system in which the player is wanted, and wakes in a prison elsewhere.",
    fields: {},
    run(context) {
      const { session } = context;
      requirePlaceLines(session);
      const { wantedIn } = session.world.commander;
      if (!wantedIn.has(session.world.system.address)) {
        refuseStep("The player is not wanted here.", "Do commitCrime first.");
      }
      const prison = findPrison(session, "handin");
      reachPort(context, { in: session.world.system });
      wakeInPrison(session, chanceOf(session), prison);
    },
  }),
} as const;

/** The sixteen kinds of dialect `spec` tell no reader that the player is in another port or system than before. */
function requirePlaceLines({ written: { live } }: GameSession): void {
  if (live === undefined) refuseStep("Dialect spec has no line that tells where a player wakes.", "Use dialect live.");
}

/** Draws apart from the session, with a key of its own for each death. */
function chanceOf({ world: { chance, timeMs } }: GameSession): Chance {
  return chance.fork("death", timeMs);
}

/** Leads the ship to a system in which a new one would be ready. */
function reachPlaceToLose(context: StepContext): void {
  const { session, isStrict } = context;
  const isGood = (): boolean =>
    portsToWakeIn(session).length > 0 && !session.world.commander.wantedIn.has(session.world.system.address);
  if (session.world.state === "normalSpace" && isGood()) return;
  if (isStrict) reach(context, ["normalSpace"]);
  const { wantedIn } = session.world.commander;
  const choose = () =>
    findPort(session, { fits: ({ isOnSurface, state }) => !isOnSurface && state !== "Damaged", isHere: isGood() }) ??
    refuseStep("No port in reach has a new ship ready.", "Fly to an inhabited region.");
  const { system } = chooseAndReach(context, ["supercruise", "normalSpace"], choose);
  if (wantedIn.has(system.address)) {
    refuseStep(`The player is wanted in ${system.name} and would wake in a prison.`, "Jump to another system first.");
  }
  if (session.world.system.address !== system.address) {
    reach(context, ["supercruise"]);
    flyTo(session, system);
  }
  reach(context, ["normalSpace"]);
}

function fightToDeath(session: GameSession, by: Killer): void {
  const { controls, ship, chance } = session.world;
  controls.isInDanger = true;
  record(session);
  const seconds = by === "nobody" ? 0 : chance.integer(15, 40);
  if (by !== "nobody") {
    ship.hasShieldsUp = false;
    applyTransition(session, "loseShields", { isCockpitBreached: false });
    const wish: FightWish = by === "thargoid" ? { against: "thargoids" } : {};
    applyTransition(session, "beginFight", { seconds, isFatal: true, wish });
  }
  wait(session, seconds * 1000);
  loseShip(session, chanceOf(session), by === "npc" ? undefined : by);
}

function dieNearShip({ session }: StepContext, by: Killer, isForPrison: boolean): void {
  const { controls, foot, commander, system, shipWaits } = session.world;
  if (shipWaits !== undefined) refuseStep("The ship is parked elsewhere.", "Return to it first.");
  const prison = isForPrison ? findPrison(session, "recover") : undefined;
  controls.isInDanger = true;
  foot.health = 0.1;
  record(session);
  const seconds = 12;
  applyTransition(session, "skirmish", { seconds, isFatal: true });
  wait(session, seconds * 1000);
  controls.isInDanger = false;
  if (prison === undefined) {
    dieOnFoot(session, chanceOf(session), by === "npc" ? undefined : by);
    return;
  }
  commander.wantedIn.add(system.address);
  wakeInPrison(session, chanceOf(session), prison);
}

/** Finds a prison: a large ship in another system, or else any port in space there. */
function findPrison(session: GameSession, option: Prison["option"]): Prison {
  const { commander, system: here } = session.world;
  const { address } = here;
  const costCr = commander.debts.get(address)?.bountiesCr || unknownBountyCr;
  let other: Pick<Prison, "system" | "port"> | undefined;
  for (const system of neighboursHere(session.world)) {
    if (system.address === address) continue;
    const ports = portsToWakeIn(asIfIn(session, system));
    const ship = ports.find(({ type }) => type === "MegaShip");
    if (ship !== undefined) return { system, port: ship, option, costCr };
    const [port] = ports;
    if (port !== undefined) other ??= { system, port };
  }
  if (other === undefined) refuseStep("No prison is in reach.", "Jump to another system first.");
  return { ...other, option, costCr };
}
