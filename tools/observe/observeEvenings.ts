import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseJournalName } from "@shipslog/contract";

/** How a journal ends: with Shutdown or without after play; in the menu without play; or after its header. */
type Ending = "shutdown" | "crash" | "menu" | "header";

/** What one journal says about when it was played. */
interface ReadEvening {
  readonly folder: string;
  commander: string | undefined;
  readonly version: string;
  readonly startS: number;
  readonly endS: number;
  readonly playedS: number;
  readonly idleS: readonly number[];
  readonly ending: Ending;
  readonly loads: readonly Load[];
  readonly lagS: number | undefined;
  /** The hour on the clock of the player, which names the file. */
  readonly hour: number | undefined;
}

interface Load {
  readonly atS: number;
  /** When the player was back in the menu before it; undefined where the journal does not say. */
  readonly menuS: number | undefined;
  readonly mode: string | undefined;
}

/** A longer silence is a pause: the player is away while the game runs. */
const idleFromS = 900;
/** A game that is entered again sooner is a part of a burst. */
const burstS = 300;
/** A journal without a commander belongs to the one who played nearest, at most this long before or after. */
const nearS = 7 * 86_400;
const dayS = 86_400;
/** After a longer pause another evening begins. */
const eveningPauseS = 8 * 3600;
/** A longer silence within a journal is a broken clock. */
const longestSilenceS = 30 * dayS;
/** A longer pause does not count: journals are missing there, or the player has left the game (up to here, 26 real players play 9.7 hours a week). */
const longestPauseS = 21 * dayS;
/** Time zones differ by quarters of an hour, and a name is less than that later than its header. */
const quarterS = 900;

/** Measures when players begin, interrupt and end their games; the table has counts and rounded quantiles, and no text of a player. */
export function observeEvenings(paths: readonly string[]) {
  const read = paths.flatMap((path) => readEvening(path) ?? []);
  nameCommanders(read);
  const byCommander = [...Map.groupBy(read, ({ commander, folder }) => commander ?? folder).values()];
  const neighbours = byCommander.flatMap((some) => {
    const sorted = some.toSorted((one, other) => one.startS - other.startS);
    return sorted.slice(1).map((after, at) => ({ before: sorted[at] ?? after, after }));
  });
  const apart = neighbours.filter(({ before, after }) => after.startS >= before.endS);
  const endings = ["shutdown", "crash", "menu", "header"] as const;
  const played = read.filter(({ loads }) => loads.length > 0);
  const playedH = sum(played.map(({ playedS }) => playedS)) / 3600;
  const cycles = played.flatMap(cyclesOf);
  const short = cycles.filter(({ forS }) => forS < burstS);
  const relogs = cycles.filter(({ isLast }) => !isLast);
  const modes = byCommander.map((some) => modesOf(some));
  const pauses = apart
    .map(({ before, after }) => ({ ending: before.ending, pauseS: after.startS - before.endS }))
    .filter(({ pauseS }) => pauseS <= longestPauseS);
  const updates = apart.filter(
    ({ before, after }) => before.version !== after.version && after.startS - before.endS <= longestPauseS,
  ).length;
  return {
    journals: read.length,
    commanders: byCommander.length,
    follows: Object.fromEntries(
      endings.map((ending) => {
        const next = apart.filter(({ before }) => before.ending === ending).map(({ after }) => after.ending);
        return [ending, countOf(next, endings)];
      }),
    ),
    pausesS: Object.fromEntries(
      endings.map((ending) => [
        ending,
        quantiles(pauses.filter((pause) => pause.ending === ending).map(({ pauseS }) => pauseS)),
      ]),
    ),
    startHours: countOf(
      apart
        .filter(({ before, after }) => after.startS - before.endS > eveningPauseS)
        .flatMap(({ after }) => (after.hour === undefined ? [] : String(after.hour))),
      Array.from({ length: 24 }, (_, hour) => String(hour)),
    ),
    lengthsS: Object.fromEntries(
      endings.map((ending) => [
        ending,
        quantiles(read.filter((each) => each.ending === ending).map(({ playedS }) => playedS)),
      ]),
    ),
    idle: {
      perHour: round(sum(played.map(({ idleS }) => idleS.length)) / playedH),
      forS: quantiles(played.flatMap(({ idleS }) => idleS)),
    },
    relogs: {
      perHour: round(
        relogs.filter(({ forS }) => forS >= burstS).length /
          (sum(cycles.filter(({ forS }) => forS >= burstS).map(({ forS }) => forS)) / 3600),
      ),
      burst: round(
        shareOf(
          cycles.filter(({ wasShort, isFirst }) => !wasShort || isFirst),
          ({ forS, isLast }) => forS < burstS && !isLast,
        ),
      ),
      burstAgain: round(
        shareOf(
          cycles.filter(({ wasShort, isFirst }) => wasShort && !isFirst),
          ({ forS, isLast }) => forS < burstS && !isLast,
        ),
      ),
      burstForS: quantiles(short.filter(({ isLast }) => !isLast).map(({ forS }) => forS)),
      menuS: quantiles(
        played.flatMap(({ loads }) =>
          loads.slice(1).flatMap(({ atS, menuS }) => (menuS === undefined ? [] : [atS - menuS])),
        ),
      ),
    },
    modes: {
      shares: countOf(
        modes.flatMap(({ all }) => all),
        ["Open", "Solo", "Group"],
      ),
      changes: round(
        sum(modes.map(({ changes }) => changes)) / sum(modes.map(({ all }) => Math.max(0, all.length - 1))),
      ),
    },
    updatesPerDay: round(
      updates / (sum([...pauses.map(({ pauseS }) => pauseS), ...read.map(({ startS, endS }) => endS - startS)]) / dayS),
    ),
    nameLagS: quantiles(read.flatMap(({ lagS }) => lagS ?? [])),
  };
}

/** Prints the table as a module, one field a line. */
export function printEvenings(table: ReturnType<typeof observeEvenings>): string {
  const fields = Object.entries(table).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return [
    "/** When real players begin, interrupt and end their games; written by `tools/observe.ts --tables`, 32 quantiles each. */",
    "export const eveningHabits = {",
    ...fields,
    "} as const;",
    "",
  ].join("\n");
}

function readEvening(path: string): ReadEvening | undefined {
  const times: number[] = [];
  const loads: Load[] = [];
  let commander: string | undefined;
  let version = "";
  let menuS: number | undefined;
  let last = "";
  for (const text of readFileSync(path, "utf8").split("\n")) {
    const time = /"timestamp"\s*:\s*"([^"]+)"/.exec(text)?.[1];
    const kind = /"event"\s*:\s*"([^"]+)"/.exec(text)?.[1];
    const atS = time === undefined ? Number.NaN : Date.parse(time) / 1000;
    if (kind === undefined || Number.isNaN(atS)) continue;
    times.push(atS);
    last = kind;
    if (kind === "Fileheader") version = textOf(text, "gameversion") ?? "";
    if (kind === "Commander" || kind === "LoadGame") commander ??= textOf(text, "FID") ?? textOf(text, "Commander");
    if (kind === "Music" && text.includes('"MainMenu"')) menuS = atS;
    if (kind === "LoadGame") {
      loads.push({ atS, menuS, mode: textOf(text, "GameMode") });
      menuS = undefined;
    }
  }
  const [startS] = times;
  const endS = times.at(-1);
  if (startS === undefined || endS === undefined || endS < startS) return undefined;
  const gaps = times.slice(1).map((atS, at) => atS - (times[at] ?? atS));
  if (gaps.some((gap) => gap < 0 || gap > longestSilenceS)) return undefined;
  const idleS = gaps.filter((gap) => gap > idleFromS);
  const isEnded = last === "Shutdown";
  const ending = loads.length > 0 ? (isEnded ? "shutdown" : "crash") : isEnded ? "menu" : "header";
  const playedS = sum(gaps.map((gap) => Math.min(gap, idleFromS)));
  return {
    folder: dirname(path),
    commander,
    version,
    startS,
    endS,
    playedS,
    idleS,
    ending,
    loads,
    lagS: lagOf(path, startS),
    hour: hourOf(path),
  };
}

function textOf(text: string, field: string): string | undefined {
  return new RegExp(`"${field}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1];
}

function lagOf(path: string, startS: number): number | undefined {
  const stamp = parseJournalName(path.slice(dirname(path).length + 1))?.stamp;
  if (stamp === undefined) return undefined;
  const time = stamp.replace(/T(\d\d)(\d\d)(\d\d)$/, "T$1:$2:$3Z");
  const lagS = (((Date.parse(time) / 1000 - startS) % quarterS) + quarterS) % quarterS;
  return lagS < 60 ? lagS : undefined;
}

function hourOf(path: string): number | undefined {
  const hour = /T(\d\d)\d{4}$/.exec(parseJournalName(path.slice(dirname(path).length + 1))?.stamp ?? "")?.[1];
  return hour === undefined ? undefined : Number(hour);
}

function nameCommanders(read: readonly ReadEvening[]): void {
  const known = read.filter(({ commander }) => commander !== undefined);
  for (const each of read.filter(({ commander }) => commander === undefined)) {
    const apartS = ({ startS }: ReadEvening) => Math.abs(startS - each.startS);
    const [nearest] = known
      .filter(({ folder }) => folder === each.folder)
      .toSorted((one, other) => apartS(one) - apartS(other));
    if (nearest !== undefined && apartS(nearest) < nearS) each.commander = nearest.commander;
  }
}

/** Returns how long each stay in the world took: from one LoadGame to the next, or to the end of the journal. */
function cyclesOf({ loads, endS }: ReadEvening) {
  const starts = loads.map(({ atS }) => atS);
  return starts.map((atS, at) => ({
    forS: (starts[at + 1] ?? endS) - atS,
    isFirst: at === 0,
    isLast: at === starts.length - 1,
    wasShort: at > 0 && atS - (starts[at - 1] ?? atS) < burstS,
  }));
}

function modesOf(journals: readonly ReadEvening[]) {
  const sorted = journals.toSorted((one, other) => one.startS - other.startS);
  const all = sorted.flatMap(({ loads }) => loads.flatMap(({ mode }) => mode ?? []));
  return { all, changes: all.filter((mode, at) => at > 0 && mode !== all[at - 1]).length };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const round = (value: number): number => Number(value.toPrecision(2));

function shareOf<T>(values: readonly T[], is: (value: T) => boolean): number {
  return values.length === 0 ? 0 : values.filter(is).length / values.length;
}

function countOf(values: readonly string[], names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, values.filter((value) => value === name).length]));
}

const points = 32;

/** Returns the middles of 32 equal parts of the values, to two digits. */
function quantiles(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((one, other) => one - other);
  if (sorted.length === 0) return [];
  return Array.from({ length: points }, (_, at) =>
    round(sorted[Math.floor(((at + 0.5) / points) * sorted.length)] ?? 0),
  );
}
