import { pow } from "../../arithmetic/exponential.ts";
import { absorb, below, shareAt, type Key } from "../../chance/Key.ts";
import { lyBetween } from "../lyBetween.ts";
import type { OccupiedSystem, PowerplayStatus, UnoccupiedSystem } from "../Society.ts";
import type { StarPosition } from "../StarSystem.ts";

/** The powers of Powerplay, in the spelling of real journals. */
const powers = [
  "A. Lavigny-Duval",
  "Aisling Duval",
  "Archon Delaine",
  "Denton Patreus",
  "Edmund Mahon",
  "Felicia Winters",
  "Jerome Archer",
  "Li Yong-Rui",
  "Nakato Kaine",
  "Pranav Antal",
  "Yuri Grom",
  "Zemina Torval",
] as const;

/** The position of a power's headquarters. */
export interface Seat {
  readonly power: string;
  readonly position: StarPosition;
}

const seatReachLy = 150;
const cycleDays = 7;
/** Cycles begin on Thursdays, as 1970-01-01 was. */
const cycleOffset = 0;

/** Places the headquarters of the powers around the origin. */
export function seatPowers(key: Key): readonly Seat[] {
  const own = below(key, "powers");
  return powers.map((power, at) => {
    const [x, y, z] = [0, 1, 2].map((axis) => (2 * shareAt(own, 3 * at + axis) - 1) * seatReachLy);
    return { power, position: [x ?? 0, (y ?? 0) / 2, z ?? 0] };
  });
}

/** Cumulative shares of systems with one, two, three and more powers, from real Powerplay 2 systems. */
const powerShares = [0.31, 0.6, 0.78, 0.88, 0.93, 0.97, 0.99, 1];

/** Returns the Powerplay status of an inhabited system on a day; undefined where no power is active. */
export function powerplayOn(
  key: Key,
  seats: readonly Seat[],
  position: StarPosition,
  day: number,
): PowerplayStatus | undefined {
  const near = seats
    .map(({ power, position: seat }) => ({ power, awayLy: lyBetween(seat, position) }))
    .sort((one, other) => one.awayLy - other.awayLy);
  const awayLy = near[0]?.awayLy ?? Number.POSITIVE_INFINITY;
  if (shareAt(key, 0) < 0.1 + 0.3 * Math.min(1, awayLy / seatReachLy)) return undefined;
  const count = 1 + powerShares.findIndex((share) => shareAt(key, 1) < share);
  const present = near.slice(0, count).map(({ power }) => power);
  const state = stateOf(shareAt(key, 2), awayLy, present.length);
  const cycle = absorb(key, Math.floor((day + cycleOffset) / cycleDays));
  const passed = (((day + cycleOffset) % cycleDays) + 1) / cycleDays;
  return state === "Unoccupied" ? contend(cycle, present, passed) : occupy(key, cycle, present, state, passed);
}

/** Derives the state from the distance to the headquarters. */
function stateOf(draw: number, awayLy: number, present: number): PowerplayStatus["state"] {
  const hold = 0.65 * draw + 0.35 * Math.max(0, 1 - awayLy / 120);
  if (hold > 0.67) return "Stronghold";
  if (hold > 0.56) return "Fortified";
  if (hold < 0.26) return "Unoccupied";
  return present > 1 && hold > 0.51 ? "Contested" : "Exploited";
}

function contend(cycle: Key, present: readonly string[], passed: number): UnoccupiedSystem {
  const conflictProgress = present.map((power, at) => {
    const effort = shareAt(absorb(cycle, at), 0);
    // Half of the merits come on the first day; the highest real progress is 3.13.
    return { power, progress: effort < 0.3 ? 0 : 3.2 * pow(effort, 9) * (0.5 + passed / 2) };
  });
  return { state: "Unoccupied", powers: present, conflictProgress };
}

function occupy(
  key: Key,
  cycle: Key,
  present: readonly string[],
  state: OccupiedSystem["state"],
  passed: number,
): OccupiedSystem {
  // The controlling power is not always listed first (F61).
  const [holder = "", ...others] = present;
  const at = shareAt(key, 3) < 0.6 ? 0 : Math.floor(shareAt(key, 4) * present.length);
  const listed = [...others.slice(0, at), holder, ...others.slice(at)];
  return {
    state,
    powers: listed,
    controllingPower: holder,
    controlProgress: 0.04 + pow(shareAt(key, 5), 2) * 0.9 + shareAt(cycle, 1) * 0.08 * passed,
    reinforcement: merits(shareAt(cycle, 2), passed, 60_000),
    undermining: merits(shareAt(cycle, 3), passed, 30_000),
  };
}

/** Activity in a cycle: high in few systems, none in a third. */
function merits(effort: number, passed: number, most: number): number {
  return effort < 0.33 ? 0 : Math.floor(most * pow(effort, 10) * passed);
}
