import type { JsonObject } from "../text/Json.ts";
import type { ObservedTexts } from "./compareObserved.ts";
import { candidatesOf, declare, textsOf, type ReviewedValues } from "./declare.ts";
import type { ObservedDeclaration } from "./ObservedDeclaration.ts";
import { ObjectTally } from "./tallies.ts";
import { parseWritten, type WrittenValue } from "./writtenNumbers.ts";

/** The game begins every line like this; programs that rewrite journals leave the space out. */
const nativeOpening = '{ "timestamp"';
/** The numbers of this many lines of each kind are read as text; more change nothing. */
const writtenLinesMax = 500;
/** The kinds that say which version of the game wrote the journal. */
const versionKinds = ["Fileheader", "LoadGame"];
const versionPattern = /^(\d+\.\d+)\./;

/** What is counted about one kind. */
interface KindTally {
  readonly events: ObjectTally;
  readonly versions: Set<string>;
  journals: number;
  lastJournal: number;
  writtenLines: number;
}

/** Describes kinds from the events of journals: add every event, then ask for the declarations. */
export class KindObserver {
  readonly #tallies = new Map<string, KindTally>();
  #journal = 0;
  #version: string | undefined;

  /** Starts the next journal, whose game version is unknown until an event gives it. */
  startJournal(): void {
    this.#journal++;
    this.#version = undefined;
  }

  /** Counts one event; `line` is its text, from which the written decimals are taken. */
  add(kind: string, event: JsonObject, line?: string): void {
    if (versionKinds.includes(kind)) this.#version = versionOf(event) ?? this.#version;
    const tally = this.#tallyOf(kind);
    if (tally.lastJournal !== this.#journal) {
      tally.lastJournal = this.#journal;
      tally.journals++;
    }
    if (this.#version !== undefined) tally.versions.add(this.#version);
    tally.events.add(event, this.#version);
    if (line?.startsWith(nativeOpening) === true && tally.writtenLines < writtenLinesMax) {
      tally.writtenLines++;
      tally.events.addWritten(parseWritten(line) as Readonly<Record<string, WrittenValue>>);
    }
  }

  /** The declaration of every kind, most frequent first; of texts it keeps the reviewed ones alone. */
  declarations(reviewed: ReviewedValues): readonly ObservedDeclaration[] {
    return [...this.#tallies]
      .map(([kind, tally]) => declare(kind, tally, reviewed))
      .toSorted((one, other) => other.events - one.events || (one.kind < other.kind ? -1 : 1));
  }

  /** The texts that look like lists of values, by field, for a person to review. */
  candidates(): ReviewedValues {
    return Object.assign(
      {},
      ...[...this.#tallies].map(([kind, { events }]) => candidatesOf(kind, events)),
    ) as ReviewedValues;
  }

  /** Every text of a kind, by field. Most are names, so they must not leave the program that asks. */
  texts(kind: string): ObservedTexts {
    const tally = this.#tallies.get(kind);
    return tally === undefined ? new Map() : textsOf(tally.events);
  }

  #tallyOf(kind: string): KindTally {
    const known = this.#tallies.get(kind);
    if (known !== undefined) return known;
    const tally = {
      events: new ObjectTally(),
      versions: new Set<string>(),
      journals: 0,
      lastJournal: -1,
      writtenLines: 0,
    };
    this.#tallies.set(kind, tally);
    return tally;
  }
}

function versionOf({ gameversion }: JsonObject): string | undefined {
  return typeof gameversion === "string" ? versionPattern.exec(gameversion)?.[1] : undefined;
}
