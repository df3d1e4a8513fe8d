import type { Moment } from "@shipslog/contract";
import { carryAlong, moveTo, orderJump } from "../activities/carrierJump.ts";
import { act, type Player } from "../activities/play.ts";
import { relog } from "../activities/relog.ts";
import { crash, exit, quitToMenu, startUp } from "../activities/startUp.ts";
import type { Chance } from "../chance/Chance.ts";
import { createChance } from "../chance/createChance.ts";
import { drawQuantileMs } from "../chance/drawQuantileMs.ts";
import { carrierJumpT, carrierRangeLy, type FleetCarrier } from "../commander/FleetCarrier.ts";
import type { KindPlan } from "../director/KindPlan.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { eveningHabits } from "../observed/evenings.ts";
import type { GameSession } from "../session/GameSession.ts";
import { beginJournal } from "../session/journal.ts";
import { passTime } from "../session/passTime.ts";
import { dwell, wait } from "../session/time.ts";
import type { GameState } from "../world/gameStates.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { planEvenings, type CalendarOptions, type PlannedJournal } from "./planEvenings.ts";

/** Who plays: what the player does by weight, what a curious one still wants to see, and the draws about evenings. */
interface Evenings {
  readonly player: Player;
  readonly plan: KindPlan;
  readonly chance: Chance;
}

const { idle, relogs, modes } = eveningHabits;
const hourMs = 3_600_000;

/** A longer silence is a pause, which counts up to this as play. */
const idleFromMs = 900_000;

/** Where a player leaves the game alone. */
const idleStates: readonly GameState[] = ["docked", "landed", "onFoot"];

/** More activities than a player needs to come to a state in which the game can be left. */
const attemptsMax = 60;

/** Of a longer pause, a player who has played longer than planned gives up a part. */
const keptPauseMs = 2 * hourMs;

/** One start of the game that is about to be played. */
export interface EveningAhead {
  /** When the player wants to begin. */
  readonly readyMs: number;
  /** Plays it, at the earliest at `freeMs`, when the machine is free. */
  readonly play: (freeMs: number) => Iterable<Moment>;
}

/**
 * Returns evenings, one journal after the other, with what happens to the player and the world in between. Each must be played before
 * the next is asked for.
 */
export function* playEvenings(
  session: GameSession,
  who: Omit<Evenings, "chance">,
  options: CalendarOptions,
): Generator<EveningAhead, void, undefined> {
  const chance = createChance(options.seed).fork("evening");
  for (const planned of planEvenings(options)) {
    // The specification shows nothing of a game that is not entered.
    const isEntered = planned.ending === "shutdown" || planned.ending === "crash";
    if (!isEntered && session.written.live === undefined) continue;
    const { timeMs } = session.world;
    const isFirst = session.written.journals === 0;
    const readyMs = timeMs + Math.min(planned.pauseMs, keptPauseMs);
    const { order } = session.world.commander.carrier ?? {};
    const arrivedMs = order === undefined ? timeMs : order.departureMs + arrivingMs;
    const beginsMs = isFirst ? timeMs : Math.max(planned.startMs, readyMs, arrivedMs);
    yield {
      readyMs: beginsMs,
      play: (freeMs) => playFrom(session, { ...who, chance }, planned, Math.max(beginsMs, freeMs)),
    };
  }
}

/** A carrier has arrived by then after its departure. */
const arrivingMs = 120_000;

function* playFrom(
  session: GameSession,
  who: Evenings,
  planned: PlannedJournal,
  beginsMs: number,
): Generator<Moment, void, undefined> {
  passTime(session, beginsMs);
  moveAway(session);
  session.world.updates = planned.updates;
  session.world.state = "mainMenu";
  beginJournal(session, planned.nameLagMs);
  for (const _ of playJournal(session, who, planned)) {
    yield* session.output.moments;
    session.output.moments = [];
  }
  yield* session.output.moments;
  session.output.moments = [];
}

/** Plays one journal from its header to its end; yields after each thing that the player does. */
function* playJournal(
  session: GameSession,
  who: Evenings,
  { ending, playMs }: PlannedJournal,
): Generator<void, void, undefined> {
  const { world } = session;
  const beganMs = world.timeMs;
  if (ending === "header") {
    crash(session);
    return;
  }
  if (ending === "menu") {
    wait(session, playMs);
    exit(session);
    return;
  }
  const away = { idleMs: 0 };
  const isOver = (): boolean => world.timeMs - beganMs - away.idleMs >= playMs || world.state === "ended";
  let wasShort = false;
  let isRelog = false;
  while (!isOver()) {
    if (world.state === "mainMenu") {
      chooseMode(session, who.chance);
      startUp(session, isRelog ? drawQuantileMs(who.chance, relogs.menuS) : undefined);
      yield;
    }
    const isShort = who.chance.isLucky(wasShort ? relogs.burstAgain : relogs.burst);
    if (isShort) wait(session, Math.max(dwellMs, drawQuantileMs(who.chance, relogs.burstForS) - enteringMs));
    else yield* stay(session, who, away, isOver);
    if (isOver()) break;
    if (!isShort) yield* reachPause(session, who);
    isRelog = canLeave(session);
    if (isRelog) quitToMenu(session);
    wasShort = isShort && isRelog;
  }
  if (world.state === "ended") return;
  if (ending === "crash") {
    crash(session);
    return;
  }
  yield* reachPause(session, who);
  sendCarrier(session, who.chance);
  exit(session);
}

/** How often an owner leaves while the carrier still prepares a jump (28 of 177 real journals of owners, 16 of them aboard). */
const leavesCarrierShare = 0.16;

/** Orders the carrier to where it is needed next; it jumps while nobody plays. */
function sendCarrier(session: GameSession, chance: Chance): void {
  const { world } = session;
  const { carrier } = world.commander;
  if (session.written.live === undefined || carrier === undefined || !chance.isLucky(leavesCarrierShare)) return;
  if (!canLeave(session)) return;
  const to = nextStop(world, carrier);
  if (to !== undefined) carrier.order = { to, departureMs: orderJump(session, to, undefined) };
}

/** Jumps while nobody plays, with a player who is docked aboard. */
function moveAway(session: GameSession): void {
  const { world } = session;
  const { carrier } = world.commander;
  if (carrier?.order === undefined) return;
  const { to } = carrier.order;
  carrier.order = undefined;
  const isAboard = world.stateToResume === "docked" && world.port?.marketId === carrier.marketId;
  moveTo(session, carrier, to);
  if (!isAboard) return;
  world.route = [];
  carryAlong(session, carrier, to);
}

/** Returns the home of the owner, or a system in reach around it. */
function nextStop({ galaxy, chance, commander: { home } }: GameWorld, carrier: FleetCarrier): StarSystem | undefined {
  const own = chance.fork("next stop", carrier.system.address);
  const near = galaxy
    .inhabitedNear(home.system.position, 40)
    .filter(({ address }) => address !== carrier.system.address);
  const to = near.length > 0 ? own.pick(near) : home.system;
  const ly = lyBetween(carrier.system.position, to.position);
  const isInReach = ly > 0 && ly <= carrierRangeLy && carrierJumpT(carrier, ly) <= carrier.fuelT;
  return isInReach ? to : undefined;
}

/** What a start and a return to the menu take of the time from one LoadGame to the next. */
const enteringMs = 20_000;
/** A place is left after this at least. */
const dwellMs = 5000;

/** Plays on until the player wants to enter the game again, or the journal is over. */
function* stay(
  session: GameSession,
  who: Evenings,
  away: { idleMs: number },
  isOver: () => boolean,
): Generator<void, void, undefined> {
  const { chance } = who;
  let isIdleDue = false;
  while (!isOver()) {
    const beforeMs = session.world.timeMs;
    playOn(session, who);
    yield;
    const hours = (session.world.timeMs - beforeMs) / hourMs;
    isIdleDue ||= chance.isLucky(Math.min(1, hours * idle.perHour));
    if (isIdleDue && idleStates.includes(session.world.state)) {
      const idleMs = drawQuantileMs(chance, idle.forS);
      // Nobody asks for community goals meanwhile.
      session.world.nextGoalsMs = Math.max(session.world.nextGoalsMs, session.world.timeMs + idleMs + dwellMs);
      wait(session, idleMs);
      away.idleMs += Math.max(0, idleMs - idleFromMs);
      isIdleDue = false;
    }
    if (chance.isLucky(Math.min(1, hours * relogs.perHour))) return;
  }
}

/** Does one thing: follows the plan, or runs a possible activity. A player who was thrown out of the world enters it again. */
function playOn(session: GameSession, { player, plan }: Evenings): void {
  if (session.world.state === "mainMenu") {
    startUp(session);
    return;
  }
  dwell(session);
  if (!plan.follow(session)) act(session, player);
}

/** Plays on until the game can be left as players leave it. */
function* reachPause(session: GameSession, who: Evenings): Generator<void, void, undefined> {
  for (let left = attemptsMax; left > 0 && !canLeave(session); left -= 1) {
    playOn(session, who);
    yield;
  }
}

function canLeave({ world }: GameSession): boolean {
  return relog.from.includes(world.state) && relog.can?.(world) !== false;
}

const gameModes = ["Open", "Solo", "Group"] as const;

/** Chooses another way to meet others now and then; a private group has the name of the player who made it. */
function chooseMode({ written: { live } }: GameSession, chance: Chance): void {
  if (live === undefined || !chance.isLucky(modes.changes)) return;
  const { profile } = live;
  const others = gameModes.filter((mode) => mode !== profile.gameMode);
  profile.gameMode = chance.weighted(others.map((mode) => [mode, modes.shares[mode]] as const));
  profile.group = profile.gameMode === "Group" ? chance.pick([profile.captain, profile.name]) : undefined;
}
