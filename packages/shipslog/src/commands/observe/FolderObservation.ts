import { gameVersionOf, isKind, type EventEntry } from "@shipslog/contract";
import {
  compareObserved,
  HabitObserver,
  KindObserver,
  type HabitCounts,
  type ObservedAdditions,
} from "@shipslog/contract/internal";
import { kindTier, type ObservedDeclaration, type Tier } from "@shipslog/contract/observed";
import { PersonalTexts } from "./PersonalTexts.ts";
import { SpecifiedDifferences } from "./SpecifiedDifferences.ts";
import { withoutPersonal, type PrintableAdditions } from "./withoutPersonal.ts";

/** What was read. */
export interface ReadCounts extends Readonly<Record<Tier, number>> {
  readonly journals: number;
  readonly lines: number;
  /** Lines that are not events. */
  readonly notEvents: number;
}

/** Observes the events of journals and compares them with the declarations. */
export class FolderObservation {
  readonly #observer = new KindObserver();
  readonly #habits = new HabitObserver();
  readonly #specified = new SpecifiedDifferences();
  readonly #personal = new PersonalTexts();
  #game = "unknown";
  readonly counts = { journals: 0, lines: 0, notEvents: 0, specified: 0, observed: 0, unknown: 0 };

  /** Starts the next journal. */
  startJournal(): void {
    this.counts.journals++;
    this.#game = "unknown";
    this.#observer.startJournal();
    this.#habits.startJournal();
  }

  /** Adds a line that is not an event. */
  addOther(): void {
    this.counts.lines++;
    this.counts.notEvents++;
  }

  /** Adds an event. */
  add({ kind, event, raw }: Pick<EventEntry, "kind" | "event" | "raw">): void {
    this.counts.lines++;
    this.counts[kindTier(kind)]++;
    this.#observer.add(kind, event, raw);
    this.#personal.learn(kind, event);
    const { timestamp } = event;
    const atMs = typeof timestamp === "string" ? Date.parse(timestamp) : Number.NaN;
    if (kindTier(kind) !== "unknown" && !Number.isNaN(atMs)) this.#habits.add(kind, atMs / 1000, () => event);
    if (kind === "Fileheader") this.#game = gameVersionOf(event) ?? this.#game;
    if (isKind(kind)) this.#specified.add(kind, event, this.#game);
  }

  /** How the players play, as counts about declared kinds. */
  habits(): HabitCounts {
    return this.#habits.counts();
  }

  /** What the declarations do not have, without anything personal. */
  additionsTo(known: readonly ObservedDeclaration[]): PrintableAdditions {
    const declared = new Map(known.map((declaration) => [declaration.kind, declaration]));
    const found = this.#observer.declarations({});
    const isNew = ({ kind }: ObservedDeclaration) => !isKind(kind) && !declared.has(kind);
    const parts = found.filter((each) => !isNew(each)).map((each) => this.#additionsIn(each, declared.get(each.kind)));
    const additions = {
      kinds: found.filter(isNew),
      fields: parts.flatMap(({ fields }) => fields),
      types: parts.flatMap(({ types }) => types),
      values: parts.flatMap(({ values }) => values),
    };
    return withoutPersonal(additions, this.#personal);
  }

  #additionsIn(found: ObservedDeclaration, known: ObservedDeclaration | undefined): Omit<ObservedAdditions, "kinds"> {
    if (known === undefined) return this.#specified.additions(found);
    return compareObserved(found, known, this.#observer.texts(found.kind));
  }
}
