import { gameVersionOf } from "../journal/gameVersion.ts";
import type { JsonObject } from "../text/Json.ts";
import type { ObservedTexts } from "./compareObserved.ts";
import { candidatesOf, declare, textsOf, type ReviewedValues } from "./declare.ts";
import type { Origin } from "./Evidence.ts";
import { kindHistoryOf } from "./kindHistoryOf.ts";
import type { KindHistory, ToldChange } from "./KindHistory.ts";
import type { ObservedDeclaration } from "./ObservedDeclaration.ts";
import { ObjectTally } from "./tallies.ts";
import { parseWritten, type WrittenValue } from "./writtenNumbers.ts";

/** The game begins every line like this; programs that rewrite journals leave the space out. */
const nativeOpening = '{ "timestamp"';
/** The numbers of this many lines of each kind and version are read as text; more change nothing. */
const writtenLinesMax = 500;

/** The field that tells players apart, by kind: before game 3.3 no line had an FID. */
const commanderFields: ReadonlyMap<string, readonly string[]> = new Map([
  ["Commander", ["FID"]],
  ["LoadGame", ["FID", "Commander"]],
]);

/** What is counted about one kind. */
interface KindTally {
  readonly events: ObjectTally;
  journals: number;
}

type KindTallies = Map<string, KindTally>;

/** Describes kinds from the events of journals: add every event, then ask for the declarations. */
export class KindObserver {
  /** By commander, so that what the others show can be told; undefined holds journals that name nobody. */
  readonly #byCommander = new Map<string | undefined, KindTallies>();
  readonly #writtenLines = new Map<string, number>();
  #journals = 0;
  #journal = new Map<string, ObjectTally>();
  #commander: string | undefined;
  #version: string | undefined;

  /** The commander of the current journal, as far as its events name one. */
  get commander(): string | undefined {
    return this.#commander;
  }

  /** Starts the next journal, whose commander and game version are unknown until an event gives them. */
  startJournal(): void {
    if (this.#journal.size > 0) this.#endJournal({ commander: this.#commander, version: this.#version });
    this.#journals++;
    this.#journal = new Map();
    this.#commander = undefined;
    this.#version = undefined;
  }

  /** Counts one event; `line` is its text, from which the written decimals are taken. */
  add(kind: string, event: JsonObject, line?: string): void {
    this.#readOrigin(kind, event);
    let events = this.#journal.get(kind);
    if (events === undefined) {
      events = new ObjectTally(this.#journals);
      this.#journal.set(kind, events);
    }
    events.add(event);
    if (line?.startsWith(nativeOpening) !== true) return;
    const key = `${kind} ${this.#version ?? ""}`;
    const written = this.#writtenLines.get(key) ?? 0;
    if (written === writtenLinesMax) return;
    this.#writtenLines.set(key, written + 1);
    events.addWritten(parseWritten(line) as Readonly<Record<string, WrittenValue>>);
  }

  /**
   * The declaration of every kind, most frequent first; of texts it keeps the reviewed ones alone. What the commanders in `without` showed
   * is left out.
   */
  declarations(
    reviewed: ReviewedValues,
    without: ReadonlySet<string | undefined> = new Set(),
  ): readonly ObservedDeclaration[] {
    return declare(this.#tallies(without), reviewed).toSorted(
      (one, other) => other.events - one.events || (one.kind < other.kind ? -1 : 1),
    );
  }

  /** The history of some kinds through the versions of the game, with what was read about versions of which there are no journals. */
  histories(
    kinds: readonly string[],
    told: readonly ToldChange[],
    without: ReadonlySet<string | undefined> = new Set(),
  ): readonly KindHistory[] {
    const tallies = this.#tallies(without);
    return kinds.map((kind) => kindHistoryOf(kind, tallies.get(kind)?.events ?? new ObjectTally(0), told));
  }

  /** The texts that look like lists of values, by field, for a person to review. */
  candidates(): ReviewedValues {
    const all = [...this.#tallies(new Set())].map(([kind, { events }]) => candidatesOf(kind, events));
    return Object.assign({}, ...all) as ReviewedValues;
  }

  /** Every text of a kind, by field. Most are names, so they must not leave the program that asks. */
  texts(kind: string): ObservedTexts {
    this.startJournal();
    const events = new ObjectTally(0);
    for (const tallies of this.#byCommander.values()) {
      const tally = tallies.get(kind);
      if (tally !== undefined) events.absorb(tally.events);
    }
    return textsOf(events);
  }

  /** The first event that names somebody decides. */
  #readOrigin(kind: string, event: JsonObject): void {
    if (kind === "Fileheader" || kind === "LoadGame") this.#version = gameVersionOf(event) ?? this.#version;
    const named = commanderFields
      .get(kind)
      ?.map((field) => event[field])
      .find((value) => typeof value === "string");
    this.#commander ??= named;
  }

  #endJournal(origin: Origin): void {
    let tallies = this.#byCommander.get(origin.commander);
    if (tallies === undefined) {
      tallies = new Map();
      this.#byCommander.set(origin.commander, tallies);
    }
    for (const [kind, events] of this.#journal) addTo(tallies, kind, { events, journals: 1 }, origin);
  }

  #tallies(without: ReadonlySet<string | undefined>): KindTallies {
    this.startJournal();
    const all: KindTallies = new Map();
    for (const [commander, tallies] of this.#byCommander) {
      if (without.has(commander)) continue;
      for (const [kind, tally] of tallies) addTo(all, kind, tally);
    }
    return all;
  }
}

function addTo(tallies: KindTallies, kind: string, more: KindTally, origin?: Origin): void {
  let tally = tallies.get(kind);
  if (tally === undefined) {
    tally = { events: new ObjectTally(0), journals: 0 };
    tallies.set(kind, tally);
  }
  tally.events.absorb(more.events, origin);
  tally.journals += more.journals;
}
