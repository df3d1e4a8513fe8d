import type { CompanionEntry, Entry } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import type { Clock, Notice } from "@shipslog/journal";
import { paletteFor, type Palette } from "../../text/palette.ts";
import type { OutputStream } from "../../command/Host.ts";
import { entryLine } from "./entryLine.ts";
import { Screen, type StyledLine } from "./Screen.ts";
import { StatusLine } from "./StatusLine.ts";
import { describeNotice, type View } from "./follow.ts";

/** Prints one line per entry, and on a terminal the status line at the bottom. */
export class TextView implements View {
  readonly #output: OutputStream;
  readonly #paint: Palette;
  readonly #screen: Screen | undefined;
  readonly #status = new StatusLine();
  #file = "";
  #events = 0;

  constructor(output: OutputStream, clock: Clock) {
    this.#output = output;
    this.#paint = paletteFor(output);
    this.#screen = output.isTerminal ? new Screen(output, clock) : undefined;
  }

  /** The number of events shown. */
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
      this.#status.addEvent(entry);
    }
    await this.#print(entryLine(entry, this.#paint));
    this.#showStatus();
  }

  companion(entry: CompanionEntry): Promise<void> {
    this.#status.addCompanion(entry);
    this.#showStatus();
    return Promise.resolve();
  }

  notice(notice: Notice): Promise<void> {
    return this.#print([[describeNotice(notice), this.#paint.warning]]);
  }

  end(): void {
    this.#screen?.close();
  }

  #showStatus(): void {
    if (this.#screen !== undefined) this.#screen.bottom = this.#status.text();
  }

  #print(line: StyledLine): Promise<void> {
    if (this.#screen !== undefined) return this.#screen.print(line);
    const text = line.map(([part]) => escapeControls(part)).join("");
    this.#output.write(`${text.trimEnd()}\n`);
    return this.#output.drained();
  }
}
