import type { CompanionEntry, Entry } from "@shipslog/contract";
import type { Clock, Notice } from "@shipslog/journal";
import { paletteFor, type Palette } from "../text/palette.ts";
import { printable } from "../text/printable.ts";
import type { OutputStream } from "../Host.ts";
import { entryLine } from "./entryLine.ts";
import { Screen, type Painted } from "./Screen.ts";
import { StatusLine } from "./StatusLine.ts";
import type { View } from "./View.ts";

/** What people see: a line for each entry, and on a terminal the situation at the bottom. */
export class TextView implements View {
  readonly #output: OutputStream;
  readonly #paint: Palette;
  readonly #screen: Screen | undefined;
  readonly #situation = new StatusLine();
  #file = "";
  #events = 0;

  constructor(output: OutputStream, clock: Clock) {
    this.#output = output;
    this.#paint = paletteFor(output);
    this.#screen = output.isTerminal ? new Screen(output, clock) : undefined;
  }

  /** How many events were shown. */
  get events(): number {
    return this.#events;
  }

  async entry(entry: Entry): Promise<void> {
    if (entry.position.file !== this.#file) {
      this.#file = entry.position.file;
      await this.#print([[this.#file, this.#paint.strong]]);
    }
    if (entry.type === "event") {
      this.#events++;
      this.#situation.hear(entry);
    }
    await this.#print(entryLine(entry, this.#paint));
    this.#showSituation();
  }

  companion(entry: CompanionEntry): Promise<void> {
    this.#situation.see(entry);
    this.#showSituation();
    return Promise.resolve();
  }

  notice(notice: Notice): Promise<void> {
    const words =
      notice.code === "unknown-log"
        ? `${notice.file} is a log with a name no journal has; it is not read`
        : `${notice.file} cannot be read just now, trying again: ${reasonOf(notice.cause)}`;
    return this.#print([[words, this.#paint.warning]]);
  }

  end(): void {
    this.#screen?.close();
  }

  #showSituation(): void {
    if (this.#screen !== undefined) this.#screen.bottom = this.#situation.words();
  }

  #print(line: Painted): Promise<void> {
    if (this.#screen !== undefined) return this.#screen.print(line);
    const text = line.map(([part]) => printable(part)).join("");
    this.#output.write(`${text.trimEnd()}\n`);
    return this.#output.drained();
  }
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
