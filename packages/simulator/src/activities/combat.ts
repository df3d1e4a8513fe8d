import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import { hasModule } from "../ship/SimulatedShip.ts";
import { currentShip, type GameWorld } from "../world/GameWorld.ts";
import type { TransitionData } from "../world/Transition.ts";
import type { Activity } from "./Activity.ts";
import { loseShip, losesShip } from "./death.ts";
import { cruise, engageSupercruise, prepareForCruise } from "./flight.ts";
import { pause } from "./pause.ts";

/** Signal sources: symbol and display text. */
const signals: readonly (readonly [symbol: string, text: string])[] = [
  ["$MULTIPLAYER_SCENARIO77_TITLE;", "Resource Extraction Site [Low]"],
  ["$USS_NonHumanSignalSource;", "Unidentified signal source"],
  ["$Warzone_PointRace_Med;", "Conflict Zone [Medium Intensity]"],
];

/** Fights in normal space; may use the fighter, and may lose the shields, the canopy or the ship. Returns whether it was lost. */
export function fight(session: GameSession): boolean {
  const { controls, chance, perils } = session.world;
  const vessel = currentShip(session.world);
  controls.isInDanger = true;
  controls.isInAnalysisMode = false;
  controls.hasHardpointsOut = true;
  controls.isRunningSilent = chance.isLucky(0.2);
  controls.heatTargetPercent = controls.isRunningSilent ? chance.between(90, 140) : chance.between(45, 85);
  record(session);
  fightFor(session, chance.integer(30, 90));
  vessel.hasShieldsUp = chance.isLucky(0.6);
  const wasBreached = vessel.hasCockpitBreach;
  vessel.hasCockpitBreach ||= !vessel.hasShieldsUp && chance.isLucky(0.15);
  const isCockpitBreached = vessel.hasCockpitBreach && !wasBreached;
  if (!vessel.hasShieldsUp) applyTransition(session, "loseShields", { isCockpitBreached });
  const isFatal = !vessel.hasShieldsUp && losesShip(session);
  if (session.world.aboard === "own" && hasModule(vessel, "int_fighterbay") && chance.isLucky(0.5)) flyFighter(session);
  fightFor(session, chance.integer(20, 90), isFatal);
  if (isFatal && perils !== undefined) {
    loseShip(session, perils);
    return true;
  }
  applyTransition(session, "endFight", takeBounty(session.world));
  controls.isInDanger = false;
  controls.hasHardpointsOut = false;
  controls.isRunningSilent = false;
  controls.heatTargetPercent = 35;
  vessel.hasShieldsUp = true;
  pause(session, 5, 20);
  return false;
}

function fightFor(session: GameSession, seconds: number, isFatal = false): void {
  applyTransition(session, "beginFight", { seconds, isFatal });
  wait(session, seconds * 1000);
}

function flyFighter(session: GameSession): void {
  const { chance } = session.world;
  applyTransition(session, "launchFighter", null);
  fightFor(session, chance.integer(30, 120));
  applyTransition(session, "dockFighter", null);
}

/** The most systems in which the player is wanted at a time. */
const wantedMax = 12;

function takeBounty({ commander, chance, system, aboard }: GameWorld): TransitionData["endFight"] {
  const rewardCr = chance.integer(10, 400) * 1000;
  commander.balanceCr += rewardCr;
  const wasWanted = commander.wantedIn.has(system.address);
  // An accidental hit makes the player wanted.
  if (aboard === "own" && system.isInhabited && commander.wantedIn.size < wantedMax && chance.isLucky(0.2)) {
    commander.wantedIn.add(system.address);
  }
  return { rewardCr, isWantedNow: !wasWanted && commander.wantedIn.has(system.address) };
}

/** Drops at a signal and fights there. */
export const hunt: Activity = {
  from: ["supercruise"],
  weight: 0.2,
  can: ({ aboard }) => aboard === "own",
  run(session) {
    const { chance, system } = session.world;
    const [name, text] = chance.pick(signals);
    session.world.destination = { address: system.address, body: 0, name, text };
    cruise(session, chance.between(10, 1500));
    applyTransition(session, "dropAtSignal", null);
    session.written.lastText = text;
    if (fight(session)) return;
    collect(session);
    session.world.destination = undefined;
    prepareForCruise(session.world);
    engageSupercruise(session);
    pause(session, 5, 15);
  },
};

/** Collects floating cargo. */
function collect(session: GameSession): void {
  const { controls, chance } = session.world;
  if (!chance.isLucky(0.5)) return;
  controls.hasScoopOut = true;
  record(session);
  wait(session, chance.integer(10, 40) * 1000);
  controls.hasScoopOut = false;
}

/** Is interdicted, and either escapes or drops to normal space and fights. */
export const escapeInterdiction: Activity = {
  from: ["supercruise"],
  weight: 0.15,
  can: ({ aboard }) => aboard === "own",
  run: (session) => resistInterdiction(session),
};

/** Resists an interdiction; whether the ship escapes or has to fight is drawn unless it is given. */
export function resistInterdiction(session: GameSession, escapes?: boolean): void {
  const { controls, chance } = session.world;
  controls.isInterdicted = true;
  controls.isInDanger = true;
  record(session);
  const seconds = chance.integer(15, 40);
  applyTransition(session, "beInterdicted", { seconds });
  wait(session, seconds * 1000);
  controls.isInterdicted = false;
  controls.isInDanger = false;
  const hasEscaped = escapes ?? chance.isLucky(0.5);
  applyTransition(session, hasEscaped ? "escapeInterdiction" : "submitToInterdiction", null);
  if (hasEscaped) return;
  applyTransition(session, "dropAtSignal", null);
  fight(session);
}
