import { Cargo, cargoKey } from "../lines/cargo.ts";
import type { Line } from "../lines/line.ts";
import { Fileheader } from "../lines/startUp.ts";
import type { LiveInput, LivePlayer } from "../live/LiveInput.ts";
import { planLines } from "../scenes/lineOrder.ts";
import { bare, say, tell, type PlannedLine, type Scene } from "../scenes/plan.ts";
import { friendsGreeted } from "../scenes/travel.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Transition, TransitionName } from "../world/Transition.ts";
import type { GameSession, WaitingLine } from "./GameSession.ts";
import { record } from "./record.ts";
import { inStartOrder } from "./startOrder.ts";
import { write } from "./write.ts";

/**
 * Begins a journal at the main menu; in dialect `live` with the Fileheader. Its name is that much later; without a header, only the name
 * tells it from the one before.
 */
export function beginJournal(session: GameSession, nameLagMs = 0): void {
  session.written.journals += 1;
  session.written.part = 1;
  const isToldApart = session.written.live !== undefined || session.written.journals === 1;
  if (nameLagMs > 0 || !isToldApart) session.written.namedMs = session.world.timeMs + nameLagMs;
  if (session.written.live === undefined) {
    record(session);
    return;
  }
  const input = inputOf(session.world, session.written.live, undefined);
  play(session, say(Fileheader, input, 1));
  for (const planned of friendsGreeted(input)) play(session, planned);
}

/** Continues the journal in the next part, whose header follows the last line of this one. */
export function continueJournal(session: GameSession): void {
  const { live } = session.written;
  if (live === undefined) return;
  session.written.part += 1;
  write(session, say(Fileheader, inputOf(session.world, live, undefined), session.written.part));
}

/** Lets another commander play at this computer; the companion files stay as they are until the game writes them. */
export function changePlayer(session: GameSession, name: string): void {
  const { world, written } = session;
  const own = written.live?.profile.name;
  if (own === name) return;
  const next = session.waiting.get(name) ?? session.meet(session.waiting.size + 1);
  session.waiting.delete(name);
  if (own !== undefined) session.waiting.set(own, { world, written });
  if (next.written.live !== undefined) next.written.live.profile.name = name;
  next.world.timeMs = world.timeMs;
  next.world.state = world.state;
  const { companions, journals, part } = written;
  session.world = next.world;
  session.written = Object.assign(next.written, { companions, journals, part });
}

/** Writes the lines of a transition in their order, and plans those that follow later; `specified` are those it triggers. */
export function writeLines(session: GameSession, happened: Transition, specified: readonly Line[]): void {
  const { live } = session.written;
  if (live === undefined) {
    for (const line of specified) write(session, tell(line, { world: session.world, happened }));
    return;
  }
  const { memory } = live;
  if (session.world.surface !== undefined) memory.planet = session.world.surface.planet;
  if (happened.name === "plotRoute" && specified.length > 0) memory.routeEnd = happened.data.stars.at(-1)?.address;
  // A player trades to the end before doing anything else.
  const { tradedMs } = memory.play;
  if (tradedMs > session.world.timeMs && !trading.has(happened.name)) catchUp(session, tradedMs);
  const input = inputOf(session.world, live, happened);
  for (const planned of inStartOrder(planLines(input, specified), input)) play(session, planned);
  // A game that is entered on foot tells the hold when the player is back in the ship.
  const { cargo } = memory;
  if (happened.name === "embark" && cargo.written === undefined && !cargo.isDue) oweCargo(session, live, false);
  watchCargo(session, live);
}

/** Plays a scene that no transition leads to; dialect `spec` has no lines for it. */
export function playScene(session: GameSession, scene: Scene): void {
  const { live } = session.written;
  if (live === undefined) return;
  catchUp(session, live.memory.play.tradedMs);
  for (const planned of scene(inputOf(session.world, live, undefined))) play(session, planned);
  watchCargo(session, live);
}

/** Transitions of a visit to the market. */
const trading: ReadonlySet<TransitionName> = new Set<TransitionName>(["sellGoods", "buyGoods", "leaveScreen"]);

function inputOf(world: GameWorld, live: LivePlayer, happened: Transition | undefined): LiveInput {
  return { ...live, world, happened };
}

/** Writes a planned line, or holds it until it is due. */
function play(session: GameSession, planned: PlannedLine): void {
  if (planned.afterMs > 0) hold(session, { atMs: session.world.timeMs + planned.afterMs, planned });
  else write(session, planned);
}

/** Keeps the waiting lines in order of time; those of one time in the order they came. */
function hold({ written: { waiting } }: GameSession, line: WaitingLine): void {
  let at = waiting.length;
  while (at > 0 && (waiting[at - 1]?.atMs ?? 0) > line.atMs) at -= 1;
  waiting.splice(at, 0, line);
}

/** Writes a Cargo line some time after the hold has changed, so that readers never count goods that are not there. */
function watchCargo(session: GameSession, live: LivePlayer): void {
  const { cargo } = live.memory;
  const key = cargoKey(session.world);
  if (cargo.isDue || cargo.written === undefined || key === undefined || cargo.written === key) return;
  oweCargo(session, live, true);
}

/** How long after a change of the hold its Cargo line is written (95 % of 5,604 real lines). */
const cargoDelayS = [2, 3] as const;

function oweCargo(session: GameSession, live: LivePlayer, isBare: boolean): void {
  live.memory.cargo.isDue = true;
  const knownMs = Math.max(session.world.timeMs, live.memory.play.tradedMs);
  const planned = say(Cargo, inputOf(session.world, live, undefined));
  hold(session, {
    atMs: knownMs + live.chance.integer(...cargoDelayS) * 1000,
    planned: isBare ? bare(planned) : planned,
  });
}

/** When the next waiting line is due; infinity when there is none. */
export function dueMs({ written: { waiting } }: GameSession): number {
  return waiting[0]?.atMs ?? Number.POSITIVE_INFINITY;
}

/** Writes the waiting lines that are due at a time; infinity writes all of them. */
export function catchUp(session: GameSession, untilMs: number): void {
  const { live, waiting } = session.written;
  if (live === undefined) return;
  // In a port goods are bought and sold between transitions too.
  if (session.world.state === "docked") watchCargo(session, live);
  while (waiting.length > 0 && dueMs(session) <= untilMs) {
    const next = waiting.shift();
    if (next === undefined) return;
    const { atMs, planned } = next;
    const { tradedMs } = live.memory.play;
    const isEarly = atMs > session.world.timeMs;
    // The hold is told after the last sale or purchase that changes it.
    if (planned.line === Cargo && planned.isBare && atMs <= tradedMs) hold(session, { atMs: tradedMs + 2000, planned });
    else if (!(isEarly && planned.isOptional)) write(session, planned);
  }
}

/** Drops the waiting lines, which a game that crashes never writes. */
export function dropLines({ written: { waiting, live } }: GameSession): void {
  waiting.length = 0;
  if (live !== undefined) live.memory.cargo.isDue = false;
}
