import { commanderOf, type Dialect, type EventEntry, type JsonObject } from "@shipslog/contract";
import type { RuleVerdicts, CarriedNumber, OnEvent, RuleRun, RuleVerdict } from "../Rule.ts";

/** What a number belongs to. */
type Key = string | number | bigint;

/** What is said about a number only when it must be said. */
interface Telling {
  readonly pointer: string;
  /** The value for a person. */
  readonly shown: string;
}

interface Known extends Telling {
  readonly first: number;
  readonly entry: EventEntry;
  last: number;
  lastShown: string;
}

/** Compares a number with the last one of its key. */
type See = (key: Key, value: number, tell: () => Telling) => RuleVerdict;

const mostKept = 2000;

/** Makes the run of a rule by which numbers of one kind never fall; `look` finds them and lets each be seen. */
export function neverFalls(
  kind: string,
  look: (event: JsonObject, see: See) => RuleVerdicts,
): (dialect: Dialect) => RuleRun {
  return (dialect) => {
    const watched = new Watched(dialect);
    return {
      onEvent: {
        ...watched.onEvent,
        [kind]: (event, entry) => look(event, (key, value, tell) => watched.see(key, value, entry, tell)),
      },
      carry: () => watched.carry(),
    };
  };
}

/** Watches numbers that never fall, each by its key and commander: within the session at once, between sessions by what it carries. */
class Watched {
  /** By commander and key. */
  readonly #known = new Map<string, Map<Key, Known>>();
  #commander: string | undefined;

  readonly #isOnePlayer: boolean;

  /**
   * In `spec` a folder is one player's, and no line names a commander. In `live` only what a commander's id ties together
   * is carried, and as a note: a cleared save, or the two galaxies one account may play in, begin anew.
   */
  constructor(dialect: Dialect) {
    this.#isOnePlayer = dialect === "spec";
  }

  /** Takes the commander from the lines that name one. */
  readonly onEvent: Readonly<Record<string, OnEvent>> = {
    Commander: (event) => void (this.#commander = commanderOf(event)?.id ?? this.#commander),
    LoadGame: (event) => void (this.#commander = commanderOf(event)?.id ?? this.#commander),
  };

  /** Compares a number with the last one of its key. */
  see(key: Key, value: number, entry: EventEntry, tell: () => Telling): RuleVerdict {
    const commander = this.#commander ?? "";
    const own = this.#known.get(commander) ?? new Map<Key, Known>();
    const known = own.get(key);
    if (known === undefined) {
      const told = tell();
      if (own.size < mostKept) own.set(key, { ...told, first: value, last: value, lastShown: told.shown, entry });
      this.#known.set(commander, own);
      return "undecided";
    }
    if (value === known.last) return "holds";
    const { pointer, shown } = tell();
    const [before, beforeShown] = [known.last, known.lastShown];
    [known.last, known.lastShown] = [value, shown];
    return value > before ? "holds" : { pointer, expected: `at least ${beforeShown}`, received: shown };
  }

  /** What the next session is held against. */
  carry(): readonly CarriedNumber[] {
    const carriers = [...this.#known].filter(([commander]) => this.#isOnePlayer || commander !== "");
    return carriers.flatMap(([commander, own]) =>
      [...own].map(([key, { first, shown, pointer, last, lastShown, entry }]): CarriedNumber => {
        const breach = { pointer, expected: "at least", received: shown };
        const carried = { key: `${commander}\n${key}`, first, last, lastShown, breach, entry };
        return this.#isOnePlayer ? carried : { ...carried, severity: "note" };
      }),
    );
  }
}
