import type { JsonObject } from "@shipslog/contract";
import type { StoryChance, StoryTime } from "./StoryTime.ts";

/** How a journal is opened. */
export interface OpenOptions {
  /** The number of the part; 1 by default, which starts a new session. */
  readonly part?: number;
  /** The form of the time in the name: with a four-digit year since 2022, twelve digits before; `new` by default. */
  readonly form?: "new" | "old";
  /** Another name, for a file that is not a journal. */
  readonly file?: string;
}

/** The journals of a story: their names follow its clock. */
export class Journals {
  readonly #time: StoryTime;
  #session = "";
  part = 1;
  current = "";

  constructor(time: StoryTime) {
    this.#time = time;
  }

  /** Names the next journal and makes it the current one. */
  open({ part = 1, form = "new", file }: OpenOptions): string {
    this.part = part;
    if (part === 1) this.#session = sessionName(this.#time.next(), form);
    this.current = file ?? `${this.#session}.${String(part).padStart(2, "0")}.log`;
    return this.current;
  }

  /** The first line of the current journal. The version marks it as one that no network takes for play. */
  header(chance: StoryChance): JsonObject {
    return {
      timestamp: this.#time.stamp,
      event: "Fileheader",
      part: this.part,
      language: chance.pick(["English/UK", "French/FR", "German/DE", "Russian/RU"]),
      Odyssey: true,
      gameversion: "4.1.0.0 beta",
      build: `r${chance.integer(300_000, 320_000)}/r0 `,
    };
  }
}

function sessionName(stamp: string, form: "new" | "old"): string {
  const [date = "", time = ""] = stamp.slice(0, -1).split("T");
  const digits = time.replaceAll(":", "");
  return form === "new" ? `Journal.${date}T${digits}` : `Journal.${date.slice(2).replaceAll("-", "")}${digits}`;
}
