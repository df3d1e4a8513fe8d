import type { CockpitState } from "../../src/state/CockpitState.ts";
import { estimateTank } from "../../src/state/derived/tankEstimate.ts";
import { routeProgressOf } from "../../src/state/derived/routeProgress.ts";
import { displayPercent } from "../display/numbers.ts";
import { displayDuration } from "../display/time.ts";
import { alarmsOf } from "./alarms.ts";

/** Something that may go wrong, in words. */
export interface Risk {
  readonly words: string;
  readonly tone: "warning" | "caution";
}

const lowHull = 0.5;
const lowFuel = 0.25;
const soonMs = 60 * 60_000;

/** What may go wrong next, the worst first: the alarms of the moment, then hull, fuel, credits for a new ship, and missions that end. */
export function risksOf(state: CockpitState, gameTimeMs: number | undefined): readonly Risk[] {
  const lit = alarmsOf(state).map((words): Risk => ({ words, tone: "warning" }));
  return [...lit, ...hullRisk(state), ...fuelRisk(state), ...rebuyRisk(state), ...missionRisk(state, gameTimeMs)];
}

function hullRisk({ outfit }: CockpitState): readonly Risk[] {
  const hull = outfit?.hullHealth;
  if (hull === undefined || hull >= lowHull) return [];
  return [{ words: `Hull at ${displayPercent(hull)}`, tone: hull < lowHull / 2 ? "warning" : "caution" }];
}

function fuelRisk(state: CockpitState): readonly Risk[] {
  const { tank, outfit } = state;
  const jumpsToScoop = routeProgressOf(state)?.jumpsToScoop;
  const jumps = estimateTank(state)?.jumps;
  if (jumpsToScoop !== undefined && jumps !== undefined && jumps < jumpsToScoop) {
    return [
      { words: `Fuel for about ${jumps} jumps, the next star to scoop is ${jumpsToScoop} away`, tone: "warning" },
    ];
  }
  const share = tank === undefined || outfit?.mainTank === undefined ? undefined : tank.mainTonnes / outfit.mainTank;
  return share === undefined || share >= lowFuel
    ? []
    : [{ words: `Fuel at ${displayPercent(share)}`, tone: "caution" }];
}

function rebuyRisk({ outfit, flight, game }: CockpitState): readonly Risk[] {
  const credits = flight.status?.Balance ?? game?.credits;
  if (outfit?.rebuy === undefined || credits === undefined || credits >= outfit.rebuy) return [];
  return [{ words: "Not enough credits to replace the ship", tone: "caution" }];
}

function missionRisk({ career }: CockpitState, gameTimeMs: number | undefined): readonly Risk[] {
  if (gameTimeMs === undefined) return [];
  const ends = (career.missions ?? [])
    .filter(({ group }) => group === "Active")
    .flatMap(({ expiresAtMs }) => (expiresAtMs === undefined || expiresAtMs < gameTimeMs ? [] : [expiresAtMs]))
    .toSorted((a, b) => a - b);
  const [first] = ends;
  if (first === undefined) return [];
  const leftMs = first - gameTimeMs;
  return leftMs > 24 * soonMs
    ? []
    : [{ words: `A mission ends in ${displayDuration(leftMs)}`, tone: leftMs < soonMs ? "warning" : "caution" }];
}
