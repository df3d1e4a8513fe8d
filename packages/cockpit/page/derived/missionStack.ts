import type { TrackedMission } from "../../src/state/missions.ts";

/** The missions of one faction against a target. */
interface StackRow {
  readonly faction: string;
  readonly missions: number;
  readonly needed: number;
  /** As far as lines tell; the kills of a fighter or a wing are known when a mission is done. */
  readonly done: number;
  /** Kills to the end of the mission that counts now; undefined when all are done. */
  readonly toNext: number | undefined;
  /** What the missions that are not done pay. */
  readonly open: number;
  /** What the missions that are done pay. */
  readonly ready: number;
}

/** The missions against one faction: a kill counts for one mission of each faction that gave some. */
export interface MissionStack {
  readonly target: string;
  /** Such as `Pirates`; undefined when the lines do not tell it. */
  readonly sort: string | undefined;
  readonly rows: readonly StackRow[];
  /** Kills to the next payout, and to the last. */
  readonly toNext: number | undefined;
  readonly toLast: number;
  readonly open: number;
  readonly ready: number;
}

/** Where rewards are ready, and how much. */
export interface HandIn {
  readonly place: string;
  readonly missions: number;
  readonly credits: number;
  /** When the first of them ends. */
  readonly untilMs: number | undefined;
}

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

/** Groups the missions that count kills by target, the one that pays most first. */
export function missionStacksOf(missions: readonly TrackedMission[] = []): readonly MissionStack[] {
  const kills = missions.filter(
    ({ group, killCount, targetFaction }) =>
      group === "Active" && killCount !== undefined && targetFaction !== undefined,
  );
  const byTarget = Map.groupBy(kills, ({ targetFaction = "" }) => targetFaction);
  return [...byTarget]
    .map(([target, all]) => stackOf(target, all))
    .toSorted((a, b) => b.open + b.ready - a.open - a.ready);
}

function stackOf(target: string, missions: readonly TrackedMission[]): MissionStack {
  const rows = [...Map.groupBy(missions, ({ faction = "" }) => faction)].map(([faction, given]) =>
    rowOf(faction, given),
  );
  const nexts = rows.flatMap(({ toNext }) => toNext ?? []);
  return {
    target,
    sort: missions.find((mission) => mission.target !== undefined)?.target,
    rows: rows.toSorted((a, b) => b.needed - b.done - (a.needed - a.done)),
    toNext: nexts.length === 0 ? undefined : Math.min(...nexts),
    toLast: Math.max(0, ...rows.map(({ needed, done }) => needed - done)),
    open: sumOf(rows, (row) => row.open),
    ready: sumOf(rows, (row) => row.ready),
  };
}

function rowOf(faction: string, missions: readonly TrackedMission[]): StackRow {
  const doneOf = ({ isDone, killCount = 0, kills = 0 }: TrackedMission) => (isDone === true ? killCount : kills);
  const open = missions.filter(({ isDone }) => isDone !== true);
  const [current] = open;
  return {
    faction,
    missions: missions.length,
    needed: sumOf(missions, ({ killCount = 0 }) => killCount),
    done: sumOf(missions, doneOf),
    toNext: current === undefined ? undefined : (current.killCount ?? 0) - doneOf(current),
    open: sumOf(open, ({ reward = 0 }) => reward),
    ready: sumOf(
      missions.filter(({ isDone }) => isDone === true),
      ({ reward = 0 }) => reward,
    ),
  };
}

/** The places where done missions pay, in the order of hand-in: what ends within a day first, then what pays most. */
export function handInsOf(missions: readonly TrackedMission[] = []): readonly HandIn[] {
  const done = missions.filter(
    ({ group, isDone, destination }) => group === "Active" && isDone === true && destination !== undefined,
  );
  const places = [...Map.groupBy(done, ({ destination = "" }) => destination)].map(([place, here]): HandIn => {
    const ends = here.flatMap(({ expiresAtMs }) => expiresAtMs ?? []);
    const untilMs = ends.length === 0 ? undefined : Math.min(...ends);
    return { place, missions: here.length, credits: sumOf(here, ({ reward = 0 }) => reward), untilMs };
  });
  const soonest = Math.min(...places.map(({ untilMs }) => untilMs ?? Infinity));
  const isUrgent = ({ untilMs = Infinity }: HandIn) => untilMs < soonest + 24 * 3_600_000 && untilMs !== Infinity;
  return places.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)) || b.credits - a.credits);
}

/** The missions under way that count no kills, the one that ends first before the others. */
export function otherMissionsOf(missions: readonly TrackedMission[] = []): readonly TrackedMission[] {
  return missions
    .filter(
      ({ group, isDone, killCount, targetFaction }) =>
        group === "Active" && isDone !== true && (killCount === undefined || targetFaction === undefined),
    )
    .toSorted((a, b) => (a.expiresAtMs ?? Infinity) - (b.expiresAtMs ?? Infinity));
}
