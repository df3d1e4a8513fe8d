import { fidOf, type Dialect, type EventEntry, type JsonObject } from "@shipslog/contract";
import type { CarriedNumber, OnEvent, RuleRun, RuleVerdict, RuleVerdicts } from "../../declare/Rule.ts";

/** What a number belongs to. */
type Key = string | number | bigint;

/** The texts of a finding about a number. */
interface NumberText {
  readonly pointer: string;
  /** The value as text. */
  readonly shown: string;
}

interface KnownNumber extends NumberText {
  readonly first: number;
  readonly entry: EventEntry;
  last: number;
  lastShown: string;
}

/** Compares a number with the last one of its key; `describe` runs only when its texts are needed. */
type Compare = (key: Key, value: number, describe: () => NumberText, allowedFall?: number) => RuleVerdict;

const maxKeys = 2000;

/**
 * Creates the run of a rule by which numbers of one kind never fall; `judge` finds the numbers and compares each. A fall by
 * no more than the share `allowedFall` of the last value is undecided.
 */
export function neverFalls(
  kind: string,
  judge: (event: JsonObject, compare: Compare, dialect: Dialect) => RuleVerdicts,
): (dialect: Dialect) => RuleRun {
  return (dialect) => {
    const tracker = new NumberTracker(dialect);
    return {
      onEvent: {
        ...tracker.onEvent,
        [kind]: (event, entry) =>
          judge(event, (key, value, ...more) => tracker.compare(key, value, entry, ...more), dialect),
      },
      carry: () => tracker.carry(),
    };
  };
}

/** Tracks numbers by commander and key, within a session and from one session to the next. */
class NumberTracker {
  readonly #byCommander = new Map<string, Map<Key, KnownNumber>>();
  readonly #isOnePlayer: boolean;
  #commander: string | undefined;

  /**
   * In `spec` a folder belongs to one player, and no line names a commander. In `live` only numbers of a known commander
   * are carried to the next session, and a fall is a note: a cleared save, or the other galaxy of the same account, starts
   * from zero.
   */
  constructor(dialect: Dialect) {
    this.#isOnePlayer = dialect === "spec";
  }

  /** Reads the commander from the events that name one. */
  readonly onEvent: Readonly<Record<string, OnEvent>> = {
    Commander: (event) => void (this.#commander = fidOf(event) ?? this.#commander),
    LoadGame: (event) => void (this.#commander = fidOf(event) ?? this.#commander),
  };

  /** Compares a number with the last one of its key. */
  compare(key: Key, value: number, entry: EventEntry, describe: () => NumberText, allowedFall = 0): RuleVerdict {
    const commander = this.#commander ?? "";
    const numbers = this.#byCommander.get(commander) ?? new Map<Key, KnownNumber>();
    const known = numbers.get(key);
    if (known === undefined) {
      const text = describe();
      if (numbers.size < maxKeys) {
        numbers.set(key, { ...text, first: value, last: value, lastShown: text.shown, entry });
      }
      this.#byCommander.set(commander, numbers);
      return "undecided";
    }
    if (value === known.last) return "holds";
    const { pointer, shown } = describe();
    const before = known.last;
    const beforeShown = known.lastShown;
    known.last = value;
    known.lastShown = shown;
    if (value > before) return "holds";
    if (value >= before * (1 - allowedFall)) return "undecided";
    return { pointer, expected: `at least ${beforeShown}`, received: shown };
  }

  /** The numbers to compare with the next session. */
  carry(): readonly CarriedNumber[] {
    const carriers = [...this.#byCommander].filter(([commander]) => this.#isOnePlayer || commander !== "");
    return carriers.flatMap(([commander, numbers]) =>
      [...numbers].map(([key, { first, shown, pointer, last, lastShown, entry }]): CarriedNumber => {
        const breach = { pointer, expected: "at least", received: shown };
        const carried = { key: `${commander}\n${key}`, first, last, lastShown, breach, entry };
        return this.#isOnePlayer ? carried : { ...carried, severity: "note" };
      }),
    );
  }
}
