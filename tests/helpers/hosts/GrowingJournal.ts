/** The journals of one commander, which grow, start over and are truncated, with an account of every line. */
import { hash } from "node:crypto";
import { appendFileSync, mkdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { damage, outcomeOf } from "../../../packages/fleet/tests/helpers/journals.ts";
import type { DigestedLine } from "./readLakeLines.ts";

/** A line that is sent: where it is, and what must happen to it. */
export interface SentLine {
  readonly offset: number;
  /** A hash of its text. */
  readonly digest: string;
  readonly isRejected: boolean;
}

/** What a file contained until it was truncated, or contains now. */
export interface JournalContent {
  readonly file: string;
  readonly lines: SentLine[];
  /** Of a truncated file, the lines that were stored before: others are no longer on disk, and nobody can send them. */
  required?: ReadonlySet<SentLine>;
}

/** Who plays, where, and what. */
export interface GrowingOptions {
  readonly commander: string;
  readonly folder: string;
  /** The host whose uplink sends it. */
  readonly host: string;
  /** The lines of a session, which is repeated with other times. */
  readonly session: readonly string[];
  /** The share of lines that are damaged. */
  readonly damaged: number;
  readonly random: () => number;
}

const startMs = Date.UTC(2026, 0, 1);
const secondMs = 1000;
const mostLines = 400;
/** A truncated journal is written again at once, sometimes beyond the length that it had. */
const mostNewShare = 1.5;

/** The journals of one commander on disk. */
export class GrowingJournal {
  readonly commander: string;
  readonly folder: string;
  readonly host: string;
  /** Everything that was written, in order; the last one grows. */
  readonly contents: JournalContent[] = [];
  readonly #options: GrowingOptions;
  #bytes = 0;
  #written = 0;

  constructor(options: GrowingOptions) {
    this.#options = options;
    this.commander = options.commander;
    this.folder = options.folder;
    this.host = options.host;
    mkdirSync(this.folder, { recursive: true });
    this.rotate();
  }

  /** Appends lines, and begins a new file when this one is long. */
  grow(lines: number): void {
    if (this.#current.lines.length >= mostLines) this.rotate();
    let text = "";
    for (let at = 0; at < lines; at++) text += `${this.#nextLine()}\r\n`;
    appendFileSync(this.#path, text);
  }

  /** Begins a new file, as the game does when it starts. */
  rotate(): void {
    const time = new Date(startMs + this.contents.length * 60 * secondMs)
      .toISOString()
      .slice(0, 19)
      .replaceAll(":", "");
    this.contents.push({ file: `Journal.${time}.01.log`, lines: [] });
    this.#bytes = 0;
  }

  /** Truncates the file that grows and writes other lines, given what is stored. */
  truncate(stored: ReadonlySet<string>): void {
    const content = this.#current;
    if (content.lines.length === 0) return;
    content.required = new Set(
      content.lines.filter(({ offset, digest }) => stored.has(keyOf(this.commander, content.file, offset, digest))),
    );
    truncateSync(this.#path);
    this.contents.push({ file: content.file, lines: [] });
    this.#bytes = 0;
    this.grow(1 + Math.floor(this.#options.random() * mostNewShare * content.lines.length));
  }

  get #current(): JournalContent {
    const content = this.contents.at(-1);
    if (content === undefined) throw new Error("a journal has no content");
    return content;
  }

  get #path(): string {
    return join(this.folder, this.#current.file);
  }

  #nextLine(): string {
    const { session, damaged, random } = this.#options;
    const time = new Date(startMs + this.#written * secondMs).toISOString().replace(".000", "");
    // Times differ, so that no line of a commander is written twice.
    const raw = (session[this.#written++ % session.length] ?? "").replace(
      /"timestamp":"[^"]*"/,
      `"timestamp":"${time}"`,
    );
    const line = random() < damaged ? damage(raw, random) : raw;
    const outcome = outcomeOf(line);
    const written = { offset: this.#bytes, digest: hash("md5", line), isRejected: outcome === "rejected" };
    if (outcome !== "withheld") this.#current.lines.push(written);
    this.#bytes += Buffer.byteLength(line) + 2;
    return line;
  }
}

const keyOf = (commander: string, file: string, offset: number, digest: string) =>
  `${commander}/${file}/${offset}/${digest}`;

/** The lines of a lake as `truncate` takes them. */
export const keysOf = (lines: readonly DigestedLine[]): ReadonlySet<string> =>
  new Set(lines.map(({ commander, file, offset, digest }) => keyOf(commander, file, offset, digest)));
