import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import { hasModule } from "../ship/SimulatedShip.ts";
import { currentShip, type GameWorld } from "../world/GameWorld.ts";
import type { FightWish, Interdictor, TransitionData } from "../world/Transition.ts";
import type { Activity } from "./Activity.ts";
import { loseShip, losesShip } from "./death.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Npc } from "../live/npcs.ts";
import { playerAttacks, shipInterdicted, shipTargeted, systemsShutDown } from "../scenes/combat.ts";
import { playScene } from "../session/journal.ts";
import { spendJump } from "../ship/fuel.ts";
import { aimAt, cruise, engageSupercruise, prepareForCruise } from "./flight.ts";
import { pause } from "./pause.ts";

type FightSignal = readonly [symbol: string, text: string];

/** Signal sources to fight at: symbol and display text. */
export const fightSignals = {
  resourceSite: ["$MULTIPLAYER_SCENARIO77_TITLE;", "Resource Extraction Site [Low]"],
  thargoids: ["$USS_NonHumanSignalSource;", "Unidentified signal source"],
  conflictZone: ["$Warzone_PointRace_Med;", "Conflict Zone [Medium Intensity]"],
} as const satisfies Readonly<Record<string, FightSignal>>;

const signals: readonly FightSignal[] = Object.values(fightSignals);

/** Fights in normal space; may use the fighter, and may lose the shields, the canopy or the ship. Returns whether it was lost. */
export function fight(session: GameSession, wish: FightWish = {}): boolean {
  const { controls, chance, perils } = session.world;
  const vessel = currentShip(session.world);
  controls.isInDanger = true;
  controls.isInAnalysisMode = false;
  controls.hasHardpointsOut = true;
  controls.isRunningSilent = chance.isLucky(0.2);
  controls.heatTargetPercent = controls.isRunningSilent ? chance.between(90, 140) : chance.between(45, 85);
  record(session);
  fightFor(session, chance.integer(30, 90), { against: wish.against });
  vessel.hasShieldsUp = chance.isLucky(0.6);
  const wasBreached = vessel.hasCockpitBreach;
  vessel.hasCockpitBreach ||= !vessel.hasShieldsUp && chance.isLucky(0.15);
  const isCockpitBreached = vessel.hasCockpitBreach && !wasBreached;
  if (!vessel.hasShieldsUp) applyTransition(session, "loseShields", { isCockpitBreached });
  const isFatal = !vessel.hasShieldsUp && losesShip(session);
  if (session.world.aboard === "own" && hasModule(vessel, "int_fighterbay") && chance.isLucky(0.5)) {
    if (session.world.fighter === "inBay") flyFighter(session);
  }
  fightFor(session, chance.integer(20, 90), wish, isFatal);
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

function fightFor(session: GameSession, seconds: number, wish: FightWish = {}, isFatal = false): void {
  applyTransition(session, "beginFight", { seconds, isFatal, wish });
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
  run: (session) => huntAt(session, session.world.chance.pick(signals)),
};

/** Drops at a signal, fights there and returns to supercruise. */
export function huntAt(session: GameSession, [name, text]: FightSignal, wish: FightWish = {}): void {
  const { chance, system } = session.world;
  session.world.destination = { address: system.address, body: 0, name, text };
  cruise(session, chance.between(10, 1500));
  applyTransition(session, "dropAtSignal", null);
  session.written.lastText = text;
  if (fight(session, wish)) return;
  collect(session);
  session.world.destination = undefined;
  prepareForCruise(session.world);
  engageSupercruise(session);
  pause(session, 5, 15);
}

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

/** What an interdiction is like, where a test says it. */
export interface InterdictionWish {
  readonly escapes?: boolean | undefined;
  readonly submits?: boolean | undefined;
  readonly by?: Interdictor | undefined;
}

/** Resists an interdiction; whether the ship escapes or has to fight is drawn unless it is given. */
export function resistInterdiction(session: GameSession, { escapes, submits, by }: InterdictionWish = {}): void {
  const { controls, chance } = session.world;
  controls.isInterdicted = true;
  controls.isInDanger = true;
  record(session);
  const seconds = chance.integer(15, 40);
  applyTransition(session, "beInterdicted", { seconds, ...(by !== undefined && { by }) });
  wait(session, seconds * 1000);
  controls.isInterdicted = false;
  controls.isInDanger = false;
  const hasEscaped = escapes ?? (submits === true ? false : chance.isLucky(0.5));
  if (hasEscaped) {
    applyTransition(session, "escapeInterdiction", null);
    return;
  }
  applyTransition(session, "submitToInterdiction", submits === undefined ? {} : { submits });
  applyTransition(session, "dropAtSignal", null);
  if (by === "player") flee(session);
  else fight(session, by === "thargoid" ? { against: "thargoids" } : {});
}

/** Is shot at by a player and gets away. */
function flee(session: GameSession): void {
  const { controls } = session.world;
  controls.isInDanger = true;
  record(session);
  playScene(session, playerAttacks);
  pause(session, 15, 25);
  controls.isInDanger = false;
  record(session);
}

/** Pulls another ship out of supercruise and follows it. */
export function interdict(session: GameSession, npc: Npc): void {
  const { controls } = session.world;
  playScene(session, shipTargeted(npc, 3));
  pause(session, 20, 40);
  playScene(session, shipInterdicted(npc));
  applyTransition(session, "dropAtSignal", null);
  controls.hasHardpointsOut = true;
  record(session);
  pause(session, 3, 8);
  playScene(session, shipTargeted(npc, 3));
  pause(session, 10, 20);
}

/** Is thrown back by Thargoids on the way to another system, and lies still for a while. */
export function beHyperdicted(session: GameSession, system: StarSystem): void {
  const { controls, chance } = session.world;
  const from = session.world.system;
  const ly = lyBetween(from.position, system.position);
  aimAt(session.world, system);
  controls.isChargingDrive = true;
  controls.isChargingHyperdrive = true;
  wait(session, chance.integer(15, 20) * 1000);
  const fuel = spendJump(currentShip(session.world), ly);
  applyTransition(session, "engageHyperdrive", { address: system.address });
  wait(session, chance.integer(18, 26) * 1000);
  controls.isChargingDrive = false;
  controls.isChargingHyperdrive = false;
  controls.isInDanger = true;
  applyTransition(session, "arrive", { from, to: from, distanceLy: ly, fuel, isThrownBack: true }, "normalSpace");
  wait(session, chance.integer(10, 14) * 1000);
  playScene(session, systemsShutDown);
  controls.hasLightsOn = false;
  record(session);
  wait(session, chance.integer(50, 80) * 1000);
  controls.isInDanger = false;
  record(session);
}
