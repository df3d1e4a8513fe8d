import {
  observedTriggers,
  parseTimestampMs,
  readTriggerForm,
  sessionFacts,
  specifiedTriggers,
  triggerApplies,
  type Dialect,
  type EventEntry,
  type JsonObject,
  type SessionFact,
  type Trigger,
} from "@shipslog/contract";

/** Kinds of events after which the player may be in another system without a line that names it: another ship, or a rebuy. */
export const relocationKinds: readonly string[] = ["LoadGame", "Died", "Resurrect", "JoinACrew", "QuitACrew"];

/** Returns the triggers of a kind: when it may be written, and what it proves. */
export function triggersOf(kind: string): readonly Trigger[] {
  return triggersByKind.get(kind) ?? [];
}

const triggersByKind = Map.groupBy([...specifiedTriggers, ...observedTriggers], ({ kind }) => kind);

/** The triggers of the start of the game, by kind. */
const startUpTriggers = Map.groupBy(
  [...triggersByKind.values()].flat().filter(({ needs }) => needs?.includes("startUp") === true),
  ({ kind }) => kind,
);
/** The kinds that every start of the game writes, so that a second one begins the next start. */
const startUpKinds: ReadonlySet<string> = new Set(
  [...startUpTriggers.values()].flatMap((triggers) =>
    triggers.flatMap(({ kind, statement }) => (statement === undefined ? [] : [kind])),
  ),
);

/** The time in which a game that starts writes its start-up. */
export const startUpMs = 60_000;

/** Where the ship is, as far as a line shows it. */
interface ShipPlace {
  /** The line that names the system the ship arrived in. */
  readonly arrival?: JsonObject | undefined;
  /** The last line that names a system: an arrival or a docking. */
  readonly named?: JsonObject | undefined;
  /** The line that names the station the ship is docked at. */
  readonly pad?: JsonObject | undefined;
}

/** What the lines say about one start of the game: the events of its start-up, before the first jump or docking. */
export interface GameStart {
  /** The events by kind. */
  readonly events: ReadonlyMap<string, EventEntry>;
  /** Whether nothing that belongs to it can be missing because a line is lost. */
  readonly isWhole: boolean;
  /** Whether no jump, docking or other start is known before it. */
  readonly isFirst: boolean;
}

/** Where a session comes from. */
interface SessionOrigin {
  readonly version: string | undefined;
}

/** What a line has proved about a fact. */
interface FactProof {
  readonly holds: boolean;
  readonly line: JsonObject;
}

/** Whether a load leads to the arena, which has no missions: it names neither a ship nor a mode. */
function isArena({ kind, event }: Pick<EventEntry, "kind" | "event">): boolean {
  return kind === "LoadGame" && !("Ship" in event) && !("GameMode" in event);
}

/**
 * The state of the session, as far as its lines prove it: where the ship is, and which facts have begun or are excluded. What no
 * line proves is unknown. Rules read the state before the event that they judge.
 */
export class SessionState {
  readonly #dialect: Dialect;
  #place: ShipPlace = {};
  /** The line that proved each fact, and what it proved. */
  readonly #facts = new Map<SessionFact, FactProof>();
  #load: GameStart | undefined;
  /** Whether every line since the start of the game, or since the last jump or docking, is known. */
  #isWhole = false;
  /** Whether every line from the first of the session is known, and none was of a start-up. */
  #hasNoStart = false;
  /** Whether the player has died since the last event of a start-up. */
  #hasDied = false;
  readonly #origin: SessionOrigin;

  constructor(dialect: Dialect, origin: SessionOrigin = { version: undefined }) {
    this.#dialect = dialect;
    this.#origin = origin;
  }

  /** The version of the game that wrote the session; undefined when no line says it. */
  get game(): string | undefined {
    return this.#origin.version;
  }

  /** Where the ship is. */
  get place(): ShipPlace {
    return this.#place;
  }

  /** The start of the game that is under way; undefined after the first jump or docking. */
  get load(): GameStart | undefined {
    return this.#load;
  }

  /** Whether the session is known from its first line, and nothing of a start-up was written. */
  get hasNoStart(): boolean {
    return this.#hasNoStart;
  }

  /** Returns what is proved about a fact at the time of an event; undefined when it is unknown. */
  proofOf(fact: SessionFact, event: JsonObject): FactProof | undefined {
    const proof = this.#facts.get(fact);
    if (proof === undefined || proof.holds || !("beginsSilently" in sessionFacts[fact])) return proof;
    return proof.line["timestamp"] === event["timestamp"] ? proof : undefined;
  }

  /** Whether an event of a start-up begins another start of the game. */
  beginsLoad(entry: Pick<EventEntry, "kind" | "event">): boolean {
    return isOfStartUp(entry.kind, entry.event) && !(this.#load !== undefined && continuesLoad(this.#load, entry));
  }

  /** Takes the start of a file: the first part of a session begins when the game starts. */
  beginFile(isFirstPart: boolean): void {
    if (!isFirstPart || this.#facts.size > 0) return;
    this.#isWhole = true;
    this.#hasNoStart = true;
  }

  /** Takes the next event of the journal. */
  follow(entry: EventEntry): void {
    const { kind, event } = entry;
    this.#followPlace(kind, event);
    if (isOfStartUp(kind, event)) this.#followLoad(entry);
    else if (kind === "EngineerProgress" && Object.keys(event).length <= commonFields) this.#doubtLoad();
    else if (isArena(entry)) this.#doubtLoad();
    for (const trigger of triggersOf(kind)) {
      if (triggerApplies(trigger, event)) this.#prove(trigger, event);
    }
  }

  /** Forgets everything, because a line is lost. */
  forget(): void {
    this.#place = {};
    this.#facts.clear();
    this.#load = undefined;
    this.#isWhole = false;
    this.#hasNoStart = false;
  }

  #followLoad(entry: EventEntry): void {
    const { kind } = entry;
    const load = this.#load;
    this.#hasNoStart = false;
    if (load !== undefined && continuesLoad(load, entry)) {
      this.#load = { ...load, events: new Map([...load.events, [kind, entry]]) };
      return;
    }
    const hasDied = this.#hasDied;
    this.#hasDied = false;
    // After a death the game writes Missions alone: the next start begins with the summary of engineers.
    if (hasDied && kind === "Missions") {
      this.#load = undefined;
      return;
    }
    // When only the time tells that this is another start, an event of it may have come before.
    const isSecond = load?.events.has(kind) === true && startUpKinds.has(kind);
    const isWhole = !hasDied && (this.#isWhole || isSecond);
    const isFirst = load === undefined && !this.#facts.has("startUp");
    this.#load = { events: new Map([[kind, entry]]), isWhole, isFirst };
  }

  /** Without a field of either form, EngineerProgress may be the summary (reading emptyEngineerProgress). */
  #doubtLoad(): void {
    if (this.#load !== undefined) this.#load = { ...this.#load, isWhole: false };
    this.#isWhole = false;
    this.#hasNoStart = false;
  }

  #endLoad(): void {
    this.#load = undefined;
    this.#isWhole = true;
  }

  #prove({ proves = {}, settles = [], forgets = [] }: Trigger, line: JsonObject): void {
    if (proves.startUp === false) this.#endLoad();
    // After a death the game writes Missions again, without a summary of engineers.
    if (proves.startUp === true) this.#isWhole = false;
    if (proves.startUp === true) this.#hasDied = true;
    for (const fact of forgets) this.#facts.delete(fact);
    // The line that proves the fact may be one of the start-up that is lost.
    const settled = this.#load?.isWhole === true ? settles : [];
    for (const fact of settled) if (!this.#facts.has(fact)) this.#facts.set(fact, { holds: false, line });
    for (const [fact, proof] of Object.entries(proves) as [SessionFact, NonNullable<(typeof proves)[SessionFact]>][]) {
      const holds = typeof proof === "boolean" ? proof : readTriggerForm(line, proof);
      if (holds === undefined) this.#facts.delete(fact);
      else this.#facts.set(fact, { holds, line });
    }
  }

  #followPlace(kind: string, event: JsonObject): void {
    if (kind === "FSDJump" || kind === "CarrierJump") this.#place = { arrival: event, named: event };
    // It names the market when the session starts docked.
    else if (kind === "Location") this.#place = { arrival: event, named: event, pad: event };
    else if (kind === "Undocked") this.#place = { ...this.#place, pad: undefined };
    else if (relocationKinds.includes(kind)) this.#place = {};
    else if (kind === "Docked") {
      // A fleet carrier moves with the ships on it, and CarrierJump is not one of the sixteen kinds.
      const mayMove = this.#dialect === "spec" && event["StationType"] === "FleetCarrier";
      this.#place = { arrival: mayMove ? undefined : this.#place.arrival, named: event, pad: event };
    }
  }
}

/** `timestamp` and `event`. */
const commonFields = 2;

/** Whether an event of a start-up is of the one that is under way. */
function continuesLoad({ events, isWhole }: GameStart, { kind, event }: Pick<EventEntry, "kind" | "event">): boolean {
  if (events.has(kind) && startUpKinds.has(kind)) return false;
  if (isWhole) return true;
  // The event that would be there twice may be in the line that is lost.
  const [opening] = events.values();
  const sinceMs = opening && timeMsOf(opening.event);
  const nowMs = timeMsOf(event);
  return sinceMs === undefined || nowMs === undefined || nowMs <= sinceMs + startUpMs;
}

function timeMsOf({ timestamp }: JsonObject): number | undefined {
  return typeof timestamp === "string" ? parseTimestampMs(timestamp) : undefined;
}

/** Whether an event belongs to the start of the game. */
function isOfStartUp(kind: string, event: JsonObject): boolean {
  return startUpTriggers.get(kind)?.some((trigger) => triggerApplies(trigger, event)) ?? false;
}

/** The kinds whose lines change the state. */
export const stateKinds: ReadonlySet<string> = new Set([
  ...triggersByKind.keys(),
  ...relocationKinds,
  "CarrierJump",
  "Location",
]);
