import type { JsonObject } from "@shipslog/contract";
import { eventInGame, games, type GameName } from "@shipslog/simulator";
import type { StoryChance, StoryTime } from "./StoryTime.ts";

/** How a journal is opened. */
export interface OpenOptions {
  /** The number of the part; 1 by default, which starts a new session. */
  readonly part?: number;
  /** The form of the time in the name: with a four-digit year since 2022, twelve digits before; `new` by default. */
  readonly form?: "new" | "old";
  /** The version of the game that writes the session: its header, its form of names, and its forms of drawn events. */
  readonly game?: GameName;
  /** Another name, for a file that is not a journal. */
  readonly file?: string;
}

/** The journals of a story: their names follow its clock. */
export class Journals {
  readonly #time: StoryTime;
  #session = "";
  part = 1;
  current = "";
  /** The game that writes the current journal; undefined for the newest. */
  game: GameName | undefined;

  constructor(time: StoryTime) {
    this.#time = time;
  }

  /** Names the next journal and makes it the current one. */
  open({ part = 1, game, form = game === undefined ? "new" : games[game].form, file }: OpenOptions): string {
    this.part = part;
    this.game = game;
    if (part === 1) this.#session = sessionName(this.#time.next(), form);
    this.current = file ?? `${this.#session}.${String(part).padStart(2, "0")}.log`;
    return this.current;
  }

  /** The first line of the current journal. The version marks it as one that no network takes for play. */
  header(chance: StoryChance): JsonObject {
    const { stamp: timestamp } = this.#time;
    if (this.game === undefined) {
      return {
        timestamp,
        event: "Fileheader",
        part: this.part,
        language: chance.pick(["English/UK", "French/FR", "German/DE", "Russian/RU"]),
        Odyssey: true,
        gameversion: "4.1.0.0 beta",
        build: `r${chance.integer(300_000, 320_000)}/r0 `,
      };
    }
    const { gameversion, build, languageMark } = games[this.game];
    const language = `${chance.pick(["English", "French", "German", "Russian"])}${languageMark}UK`;
    const newest = { timestamp, event: "Fileheader", part: this.part, language, Odyssey: true, gameversion, build };
    return eventInGame(newest, this.game) ?? newest;
  }
}

function sessionName(stamp: string, form: "new" | "old"): string {
  const [date = "", time = ""] = stamp.slice(0, -1).split("T");
  const digits = time.replaceAll(":", "");
  return form === "new" ? `Journal.${date}T${digits}` : `Journal.${date.slice(2).replaceAll("-", "")}${digits}`;
}
