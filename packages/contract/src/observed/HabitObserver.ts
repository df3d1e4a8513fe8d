import type { JsonObject, JsonValue } from "../text/Json.ts";

/** The least whole seconds of each part in which durations are counted; the last part has no end. */
export const durationEdgesS = [
  0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 180, 240, 300, 450, 600, 900,
] as const;

/** How many durations are in each part of `durationEdgesS`; parts without any at the end are left out. */
export type DurationCounts = readonly number[];

/** Where a player is, as far as lines tell it. */
export const habitStates = ["docked", "flight", "supercruise", "landed", "srv", "onFoot"] as const;

/** A state of a player. */
export type HabitState = (typeof habitStates)[number];

/** The fields whose values are counted: short lists of the game's own words, never a text of a player. */
export const habitFields: Readonly<Record<string, string>> = {
  CommitCrime: "CrimeType",
  DataScanned: "Type",
  DockingDenied: "Reason",
  Friends: "Status",
  Interdicted: "Submitted",
  LaunchDrone: "Type",
  Scanned: "ScanType",
  ShipTargeted: "LegalStatus",
  USSDrop: "USSType",
};

/** The careers of Rank. */
const careerNames = ["Combat", "Trade", "Explore", "Soldier", "Exobiologist", "Empire", "Federation", "CQC"] as const;

/** The figures of a commander, in their order: the ranks of the careers, and what a long game collects. */
export const commanderFigures = [
  ...careerNames,
  "credits",
  "materials",
  "unlockedEngineers",
  "bestEngineers",
  "storedModules",
  "storedShips",
] as const;

/** What is counted of a commander at a login, such as a rank or the ships in store. */
export type CommanderFigure = (typeof commanderFigures)[number];

/** What journals show of how people play, as counts: sums of two are what both show together. */
export interface HabitCounts {
  /** By two kinds of neighbouring lines, how long after the first the second came. */
  readonly gaps: Readonly<Record<string, DurationCounts>>;
  /** By three kinds, how often they followed each other, the last two together. */
  readonly orders: Readonly<Record<string, number>>;
  /** By a state and the next one, how long the first lasted. */
  readonly stays: Readonly<Record<string, DurationCounts>>;
  /** By kind, how often its counted field had each value. */
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The figures of each commander as last told, to one digit; no name. */
  readonly commanders: readonly (readonly number[])[];
}

/** Lines further apart are not written together. */
const togetherS = 2;

/** A longer gap is a pause of the player. */
const pauseS = 900;

const word = /^[\w$;:#=.-]{1,60}$/;

/** Counts how people play from the lines of their journals; of texts it keeps the kinds and the game's own words alone. */
export class HabitObserver {
  readonly #gaps = new Map<string, number[]>();
  readonly #orders = new Map<string, number>();
  readonly #stays = new Map<string, number[]>();
  readonly #values = new Map<string, Map<string, number>>();
  readonly #commanders = new Map<string, Map<CommanderFigure, number>>();
  #before = "";
  #last = { kind: "", atS: Number.NaN };
  #state: { readonly name: HabitState; readonly sinceS: number } | undefined;
  #figures = new Map<CommanderFigure, number>();

  /** Starts the next journal. */
  startJournal(): void {
    this.#before = "";
    this.#last = { kind: "", atS: Number.NaN };
    this.#state = undefined;
    this.#figures = new Map();
  }

  /** Adds a line of a kind; its event is read for the few kinds that need it. */
  add(kind: string, atS: number, read: () => JsonObject): void {
    const { kind: last, atS: lastS } = this.#last;
    const gapS = atS - lastS;
    if (last !== "" && gapS >= 0 && gapS <= pauseS) count(this.#gaps, `${last} ${kind}`, gapS);
    if (this.#before !== "" && kind !== last && Math.abs(gapS) <= togetherS) {
      const order = `${this.#before} ${last} ${kind}`;
      this.#orders.set(order, (this.#orders.get(order) ?? 0) + 1);
    }
    this.#before = last;
    this.#last = { kind, atS };
    if (gapS > pauseS) this.#state = undefined;
    this.#move(kind, atS, read);
    const field = habitFields[kind];
    if (field !== undefined) this.#addValue(kind, read()[field]);
    if (figureKinds.has(kind)) this.#addFigures(kind, read());
  }

  #move(kind: string, atS: number, read: () => JsonObject): void {
    const next = stateAfter(kind, read);
    if (next === undefined) return;
    if (next !== "none" && this.#state?.name === next) return;
    if (next !== "none" && this.#state !== undefined && atS >= this.#state.sinceS) {
      count(this.#stays, `${this.#state.name} ${next}`, atS - this.#state.sinceS);
    }
    this.#state = next === "none" ? undefined : { name: next, sinceS: atS };
  }

  #addValue(kind: string, value: JsonValue | undefined): void {
    if (typeof value !== "string" && typeof value !== "boolean") return;
    const text = String(value);
    if (!word.test(text)) return;
    const times = this.#values.get(kind) ?? new Map<string, number>();
    times.set(text, (times.get(text) ?? 0) + 1);
    this.#values.set(kind, times);
  }

  #addFigures(kind: string, event: JsonObject): void {
    const told = figuresOf(kind, event);
    for (const [figure, value] of Object.entries(told)) this.#figures.set(figure as CommanderFigure, value);
    // The id tells commanders apart here, and is not kept.
    if (kind === "LoadGame") {
      const id = [event["FID"], event["Commander"]].map(String).join("\n");
      const known = this.#commanders.get(id) ?? new Map<CommanderFigure, number>();
      for (const [figure, value] of this.#figures) known.set(figure, value);
      this.#figures = known;
      this.#commanders.set(id, known);
    }
  }

  /** What was counted. */
  counts(): HabitCounts {
    const complete = [...this.#commanders.values()].filter((figures) => figures.has("Combat"));
    return {
      gaps: sorted(this.#gaps),
      orders: sorted(this.#orders),
      stays: sorted(this.#stays),
      values: Object.fromEntries(
        [...this.#values].toSorted(byName).map(([kind, times]) => [kind, sorted(times)] as const),
      ),
      commanders: complete.map((figures) => commanderFigures.map((figure) => toOneDigit(figures.get(figure) ?? 0))),
    };
  }
}

/** Returns what two have counted together. */
export function addHabits(one: HabitCounts, other: HabitCounts): HabitCounts {
  return {
    gaps: addRecords(one.gaps, other.gaps, addParts),
    orders: addRecords(one.orders, other.orders, (left, right) => left + right),
    stays: addRecords(one.stays, other.stays, addParts),
    values: addRecords(one.values, other.values, (left, right) => addRecords(left, right, (a, b) => a + b)),
    commanders: [...one.commanders, ...other.commanders],
  };
}

function addRecords<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  add: (left: T, right: T) => T,
): Readonly<Record<string, T>> {
  const all = new Map(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const known = all.get(name);
    all.set(name, known === undefined ? value : add(known, value));
  }
  return sorted(all);
}

function addParts(one: DurationCounts, other: DurationCounts): DurationCounts {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  return longer.map((times, at) => times + (shorter[at] ?? 0));
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : one > other ? 1 : 0;

function sorted<T>(map: ReadonlyMap<string, T>): Readonly<Record<string, T>> {
  return Object.fromEntries([...map].toSorted(byName));
}

function count(parts: Map<string, number[]>, name: string, durationS: number): void {
  const at = durationEdgesS.findLastIndex((leastS) => leastS <= durationS);
  const counts = parts.get(name) ?? [];
  while (counts.length <= at) counts.push(0);
  counts[at] = (counts[at] ?? 0) + 1;
  parts.set(name, counts);
}

/** Rounds to one digit that counts; small numbers stay. */
function toOneDigit(value: number): number {
  return value < 20 ? Math.round(value) : Number(value.toPrecision(1));
}

const moves: Readonly<Record<string, HabitState | "none">> = {
  Docked: "docked",
  Undocked: "flight",
  SupercruiseExit: "flight",
  Liftoff: "flight",
  SupercruiseEntry: "supercruise",
  FSDJump: "supercruise",
  Touchdown: "landed",
  DockSRV: "landed",
  LaunchSRV: "srv",
  Disembark: "onFoot",
  LoadGame: "none",
  Died: "none",
  Shutdown: "none",
};

function stateAfter(kind: string, read: () => JsonObject): HabitState | "none" | undefined {
  if (kind === "Embark") {
    const { SRV, OnStation } = read();
    return SRV === true ? "srv" : OnStation === true ? "docked" : "landed";
  }
  if (kind === "Location") {
    const { Docked, OnFoot, InSRV } = read();
    return OnFoot === true ? "onFoot" : InSRV === true ? "srv" : Docked === true ? "docked" : "flight";
  }
  return moves[kind];
}

const figureKinds: ReadonlySet<string> = new Set([
  "Rank",
  "LoadGame",
  "Materials",
  "EngineerProgress",
  "StoredModules",
  "StoredShips",
]);

function figuresOf(kind: string, event: JsonObject): Partial<Record<CommanderFigure, number>> {
  const listOf = (field: string): readonly JsonObject[] => {
    const list = event[field];
    return Array.isArray(list) ? (list as readonly JsonValue[]).filter(isObject) : [];
  };
  const numberOf = (value: JsonValue | undefined): number => {
    return typeof value === "bigint" || (typeof value === "number" && Number.isFinite(value)) ? Number(value) : 0;
  };
  if (kind === "Rank") return Object.fromEntries(careerNames.map((career) => [career, numberOf(event[career])]));
  if (kind === "LoadGame") return { credits: numberOf(event["Credits"]) };
  if (kind === "Materials") {
    const all = ["Raw", "Manufactured", "Encoded"].flatMap(listOf);
    return { materials: all.reduce((sum, { Count }) => sum + numberOf(Count), 0) };
  }
  if (kind === "StoredModules") return { storedModules: listOf("Items").length };
  if (kind === "StoredShips") return { storedShips: listOf("ShipsHere").length + listOf("ShipsRemote").length };
  const engineers = listOf("Engineers");
  if (engineers.length === 0) return {};
  return {
    unlockedEngineers: engineers.filter(({ Progress }) => Progress === "Unlocked").length,
    bestEngineers: engineers.filter(({ Rank }) => numberOf(Rank) >= 5).length,
  };
}

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
