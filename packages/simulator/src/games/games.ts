/** A version of the game, and what every journal of it has: its names, its first line, and the time it was played. */
export interface GameVersion {
  /** The version as the contract writes it; journals of 4.0 changed with its updates, of which the fourteenth is taken. */
  readonly version: string;
  /** What the header says. `beta` keeps networks from accepting the session as real play. */
  readonly gameversion: string;
  readonly build: string;
  /** Between language and country in the header; until 2022 a backslash (F6). */
  readonly languageMark: "\\" | "/";
  /** The form of the names of its journals. */
  readonly form: "old" | "new";
  /** When a session starts unless its options say otherwise: a day on which the version was played. */
  readonly startMs: number;
}

/** The versions of the game that a session can be simulated as, by name. */
export const games = {
  "2.4": {
    version: "2.4",
    gameversion: "2.4 beta",
    build: "r154000/r0 ",
    languageMark: "\\",
    form: "old",
    startMs: Date.UTC(2017, 9, 14, 18),
  },
  "3.3": {
    version: "3.3",
    gameversion: "3.3 beta",
    build: "r190000/r0 ",
    languageMark: "\\",
    form: "old",
    startMs: Date.UTC(2019, 0, 12, 18),
  },
  "3.8": {
    version: "3.8",
    gameversion: "3.8.0.407 beta",
    build: "r285000/r0 ",
    languageMark: "\\",
    form: "old",
    startMs: Date.UTC(2022, 6, 16, 18),
  },
  "4.0": {
    version: "4.0.14",
    gameversion: "4.0.0.1477 beta",
    build: "r291000/r0 ",
    languageMark: "/",
    form: "new",
    startMs: Date.UTC(2023, 1, 11, 18),
  },
  "4.4": {
    version: "4.4",
    gameversion: "4.4.0.1 beta",
    build: "r330000/r0 ",
    languageMark: "/",
    form: "new",
    startMs: Date.UTC(2026, 4, 16, 18),
  },
} as const satisfies Readonly<Record<string, GameVersion>>;

/** The name of a version that a session can be simulated as. */
export type GameName = keyof typeof games;

/** The names of the versions that a session can be simulated as, the oldest first. */
export const gameNames = Object.keys(games) as readonly GameName[];

/** When a session starts unless its options say otherwise; fixed, so that defaults are reproducible. */
const defaultStart = Date.UTC(2026, 0, 1);

/** When a session of a game starts unless its options say otherwise. */
export function startOf(game: GameName | undefined): number {
  return game === undefined ? defaultStart : games[game].startMs;
}
