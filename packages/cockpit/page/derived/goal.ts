import type { CockpitState } from "../../src/state/CockpitState.ts";
import { isDocked } from "../../src/state/derived/isDocked.ts";
import { pilotActivityOf } from "../../src/state/derived/pilotActivity.ts";
import { routeProgressOf } from "../../src/state/derived/routeProgress.ts";
import type { TrackedMission } from "../../src/state/missions.ts";
import { samplesNeeded } from "../../src/state/observed/exobiology.ts";
import { displayCount, displayDecimal, displayLength, displayShort } from "../display/numbers.ts";
import { bodyWorthOf, worthIt } from "./bodyWorth.ts";
import { handInsOf, otherMissionsOf } from "./missionStack.ts";
import { heldWorthOf } from "./prices.ts";
import { samplesAround } from "./samplesAround.ts";

/** Where the way leads, and why. */
interface Goal {
  readonly place: string;
  readonly note: string;
}

/** The goals a pilot may have, what is nearest first. */
const goals: readonly ((state: CockpitState) => Goal | undefined)[] = [
  nextSample,
  endOfRoute,
  target,
  bestBody,
  portOfReward,
  nextMission,
  targetsOfMission,
  portOfSale,
];

/** Where the way leads; undefined when nothing tells. */
export function goalOf(state: CockpitState): Goal | undefined {
  for (const goal of goals) {
    const found = goal(state);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** While one samples: how far the samples are from which the next one keeps its distance. */
function nextSample(state: CockpitState): Goal | undefined {
  const around = samplesAround(state);
  if (around === undefined || pilotActivityOf(state) !== "sample") return undefined;
  const place = `Sample ${Math.min(around.genus.samples + 1, samplesNeeded)} of ${samplesNeeded}`;
  const [first, ...others] = around.bearings;
  if (first === undefined) return { place, note: around.genus.speciesName ?? around.genus.name };
  const nearest = displayLength(Math.min(first.metres, ...others.map(({ metres }) => metres)));
  const accepted = displayLength(around.acceptedMetres);
  const enough = accepted === undefined ? "" : `, ${accepted.value} ${accepted.unit} were enough before`;
  return { place, note: `${nearest?.value} ${nearest?.unit} from the nearest one${enough}` };
}

function endOfRoute(state: CockpitState): Goal | undefined {
  const progress = routeProgressOf(state);
  const last = progress?.stops.at(-1)?.star.StarSystem;
  if (progress === undefined || last === undefined || progress.jumpsLeft === 0) return undefined;
  const way = displayDecimal(progress.distanceLeftLy, 0);
  return {
    place: last,
    note: [displayCount(progress.jumpsLeft, "jump"), way && `${way} ly`, payIn(last, state)].filter(Boolean).join(", "),
  };
}

/** What the missions to a system pay; undefined without any. */
function payIn(system: string, { career }: CockpitState): string | undefined {
  const there = (career.missions ?? []).filter(
    ({ group, destination }) => group === "Active" && destination?.split(", ").at(-1) === system,
  );
  return there.length === 0 ? undefined : `${displayCount(there.length, "mission")}${payOf(there)}`;
}

/** What missions pay, behind a comma; nothing when no line told it. */
function payOf(missions: readonly Pick<TrackedMission, "reward">[]): string {
  const pay = missions.reduce((sum, { reward = 0 }) => sum + reward, 0);
  return pay === 0 ? "" : `, ${displayShort(pay)} Cr`;
}

function target({ flight }: CockpitState): Goal | undefined {
  const name = flight.status?.Destination?.Name;
  return name === undefined || name === "" || name.startsWith("$") ? undefined : { place: name, note: "targeted" };
}

/** While one scans: the body that brings most for the way. */
function bestBody(state: CockpitState): Goal | undefined {
  const { bodies, exobiology, system } = state;
  const address = system.here?.address;
  if (pilotActivityOf(state) !== "scan" || bodies?.address !== address) return undefined;
  const [best] = worthIt((bodies?.bodies ?? []).map((body) => bodyWorthOf(body, address, exobiology)));
  if (best === undefined) return undefined;
  const way = displayDecimal(best.body.distanceLs, 0);
  return {
    place: best.body.name ?? `Body ${best.body.id}`,
    note: [`+${displayShort(best.gain)} Cr`, way && `${way} ls`].filter(Boolean).join(", "),
  };
}

/** Whether a place, such as `Galileo, Sol`, is where the ship is docked. */
function isHere(place: string, state: CockpitState): boolean {
  const port = isDocked(state) ? state.system.port?.StationName : undefined;
  return port !== undefined && place.startsWith(`${port}, `);
}

function portOfReward(state: CockpitState): Goal | undefined {
  const ready = handInsOf(state.career.missions).find(({ place }) => !isHere(place, state));
  if (ready === undefined) return undefined;
  return {
    place: ready.place,
    note: `${displayCount(ready.missions, "mission")} to collect${payOf([{ reward: ready.credits }])}`,
  };
}

function nextMission(state: CockpitState): Goal | undefined {
  const next = otherMissionsOf(state.career.missions).find(
    ({ destination }) => destination !== undefined && !isHere(destination, state),
  );
  if (next?.destination === undefined) return undefined;
  return { place: next.destination, note: `the mission that ends first${payOf([next])}` };
}

/** Where the targets are of missions that count kills. */
function targetsOfMission({ career }: CockpitState): Goal | undefined {
  const open = (career.missions ?? []).filter(
    ({ group, isDone, killCount, destination }) =>
      group === "Active" && isDone !== true && killCount !== undefined && destination !== undefined,
  );
  const place = open[0]?.destination;
  if (place === undefined) return undefined;
  const same = open.filter(({ destination }) => destination === place);
  return { place, note: `the targets of ${displayCount(same.length, "mission")}${payOf(same)}` };
}

/** While one mines: the port whose market was seen last and buys what is in the hold. */
function portOfSale(state: CockpitState): Goal | undefined {
  const port = state.listings["Market.json"]?.port;
  if (port === undefined || pilotActivityOf(state) !== "mine") return undefined;
  const worth = heldWorthOf(state);
  return worth === 0 ? undefined : { place: port, note: `the hold pays about ${displayShort(worth)} Cr` };
}
