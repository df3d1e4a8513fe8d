import type { Chance } from "../chance/Chance.ts";
import { createChance } from "../chance/createChance.ts";
import { drawQuantileMs } from "../chance/drawQuantileMs.ts";
import { eveningHabits } from "../observed/evenings.ts";

/** How a journal ends: with Shutdown or without after play; in the menu without play; or after its header. */
type JournalEnding = keyof typeof eveningHabits.follows;

/** One start of the game, as planned. */
export interface PlannedJournal {
  readonly ending: JournalEnding;
  /** When the game starts, and the pause before it; later if the one before took longer than planned. */
  readonly startMs: number;
  readonly pauseMs: number;
  /** How long the player plays, or looks at the menu. */
  readonly playMs: number;
  /** How much later than its header the journal is named. */
  readonly nameLagMs: number;
  /** How many updates the game has had since the first journal. */
  readonly updates: number;
}

/** A plan of evenings. */
export interface CalendarOptions {
  readonly seed: number;
  readonly startMs: number;
  /** How long the player plays in all. */
  readonly durationMs: number;
  /** The longest pause between two journals; without it they are as long as those of real players. */
  readonly longestPauseMs?: number | undefined;
  /** How far the clock of the player is ahead of UTC, or is at a time; 0 by default. */
  readonly utcOffsetMinutes?: number | ((timeMs: number) => number) | undefined;
}

const { follows, pausesS, startHours, lengthsS, updatesPerDay, nameLagS } = eveningHabits;
const hours: Readonly<Record<number, number>> = startHours;
const endings = Object.keys(follows) as readonly JournalEnding[];
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** After a longer pause another evening begins, at an hour at which players play. */
const eveningPauseMs = 8 * hourMs;

/** A rest of play shorter than this is not worth another start. */
const leastPlayMs = 60_000;

/** Plans when a player begins and ends the game: journals of real lengths with real pauses, until the time to play is used up. */
export function* planEvenings(options: CalendarOptions): Generator<PlannedJournal, void, undefined> {
  const chance = createChance(options.seed).fork("evenings");
  const { longestPauseMs = Number.POSITIVE_INFINITY } = options;
  let evenStartMs = options.startMs;
  let leftMs = options.durationMs;
  let pauseMs = 0;
  /** By how much the journal begins earlier or later than by the pauses alone, which adds up over no two evenings. */
  let shiftMs = 0;
  let updates = 0;
  let ending: JournalEnding = "shutdown";
  let isFirst = true;
  while (leftMs > 0) {
    const drawnMs = isFirst ? drawLongMs(chance, lengthsS[ending]) : drawQuantileMs(chance, lengthsS[ending]);
    isFirst = false;
    const isPlayed = ending === "shutdown" || ending === "crash";
    const isLast = isPlayed && leftMs - drawnMs < leastPlayMs;
    const playMs = isLast ? leftMs : drawnMs;
    // The last journal ends in order.
    yield {
      ending: isLast ? "shutdown" : ending,
      startMs: evenStartMs + shiftMs,
      pauseMs,
      playMs,
      nameLagMs: drawQuantileMs(chance, nameLagS),
      updates,
    };
    if (isPlayed) leftMs -= playMs;
    pauseMs = Math.min(longestPauseMs, Math.max(drawQuantileMs(chance, pausesS[ending]), leastPauseMs));
    const endMs = evenStartMs + shiftMs + playMs;
    evenStartMs += playMs + pauseMs;
    if (pauseMs > eveningPauseMs && longestPauseMs === Number.POSITIVE_INFINITY) {
      shiftMs = drawShiftMs(chance.fork("hour", evenStartMs), evenStartMs, endMs, options.utcOffsetMinutes ?? 0);
      pauseMs = evenStartMs + shiftMs - endMs;
    }
    if (chance.isLucky(Math.min(1, ((playMs + pauseMs) / dayMs) * updatesPerDay))) updates += 1;
    ending = nextEnding(chance, ending);
  }
}

/** Draws the length of the journal in which an hour of play lies: a long one has more hours than a short one. */
function drawLongMs(chance: Chance, middlesS: readonly number[]): number {
  return chance.weighted(middlesS.map((middleS) => [middleS, middleS] as const)) * 1000;
}

/** Draws by how much an evening is moved, by half a day at most, so that it begins at an hour at which players play. */
function drawShiftMs(
  chance: Chance,
  startMs: number,
  endMs: number,
  utcOffsetMinutes: NonNullable<CalendarOptions["utcOffsetMinutes"]>,
): number {
  const minutes = typeof utcOffsetMinutes === "number" ? utcOffsetMinutes : utcOffsetMinutes(startMs);
  const shifts = Array.from({ length: 24 }, (_, at) => (at - 12) * hourMs);
  const possible = shifts.filter((shiftMs) => startMs + shiftMs - endMs >= eveningPauseMs);
  return chance.weighted(
    (possible.length > 0 ? possible : [eveningPauseMs + endMs - startMs]).map((shiftMs) => {
      const hour = Math.floor((startMs + shiftMs + minutes * 60_000) / hourMs) % 24;
      return [shiftMs, 1 + (hours[hour] ?? 0)] as const;
    }),
  );
}

/** The game needs some seconds to start again. */
const leastPauseMs = 20_000;

/** Returns the time from the first start to the end of the last journal, as planned. */
export function calendarMs(options: CalendarOptions): number {
  let endMs = options.startMs;
  for (const { startMs, playMs } of planEvenings(options)) endMs = startMs + playMs;
  return endMs - options.startMs;
}

function nextEnding(chance: Chance, ending: JournalEnding): JournalEnding {
  return chance.weighted(endings.map((next) => [next, follows[ending][next]] as const));
}
