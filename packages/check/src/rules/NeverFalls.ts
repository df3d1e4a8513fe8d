import { commanderOf, type Dialect, type EventEntry } from "@shipslog/contract";
import type { Carried, OnEvent, Verdict } from "../Rule.ts";

/** One look at a number. */
export interface Look {
  /** What the number belongs to. */
  readonly key: string;
  readonly value: number;
  readonly pointer: string;
  /** The value for a person. */
  readonly shown: string;
}

interface Known extends Look {
  readonly first: number;
  readonly firstShown: string;
  readonly entry: EventEntry;
}

const mostKept = 2000;

/** Watches numbers that never fall, each by its key and commander: within the session at once, between sessions by what it carries. */
export class NeverFalls {
  readonly #known = new Map<string, Known>();
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
  see({ key: own, value, pointer, shown }: Look, entry: EventEntry): Verdict {
    const key = `${this.#commander ?? ""}\n${own}`;
    const known = this.#known.get(key);
    if (known === undefined) {
      if (this.#known.size < mostKept) {
        this.#known.set(key, { key, value, pointer, shown, first: value, firstShown: shown, entry });
      }
      return "undecided";
    }
    this.#known.set(key, { ...known, value, shown });
    return value >= known.value ? "holds" : { pointer, expected: `at least ${known.shown}`, received: shown };
  }

  /** What the next session is held against. */
  carry(): readonly Carried[] {
    return [...this.#known.values()]
      .filter(({ key }) => this.#isOnePlayer || !key.startsWith("\n"))
      .map(({ key, first, firstShown, value, shown, pointer, entry }) => {
        const breach = { pointer, expected: "at least", received: firstShown };
        const carried = { key, first, last: value, lastShown: shown, breach, entry };
        return this.#isOnePlayer ? carried : { ...carried, severity: "note" };
      });
  }
}
