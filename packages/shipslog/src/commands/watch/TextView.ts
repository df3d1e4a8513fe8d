import type { CompanionEntry, Entry } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import type { Clock, Notice } from "@shipslog/journal";
import { paletteFor, type Palette } from "../../text/palette.ts";
import type { OutputStream } from "../../command/Host.ts";
import { entryLine, heldLine } from "./entryLine.ts";
import { NoiseFold, type HeldRun } from "./NoiseFold.ts";
import { Screen, type StyledLine } from "./Screen.ts";
import { StatusLine } from "./StatusLine.ts";
import { describeNotice, type View } from "./follow.ts";

const narrowColumns = 80;

/** Which entries are shown. */
interface Selection {
  /** Without it, noise is left out and long runs of one kind are counted. */
  readonly isAll?: boolean;
  /** Decides about the events of a kind, and with an empty text about lines that are not events. */
  readonly isShown?: (kind: string) => boolean;
}

/** Prints one line per entry, and on a terminal the status line at the bottom. */
export class TextView implements View {
  readonly #output: OutputStream;
  readonly #paint: Palette;
  readonly #screen: Screen | undefined;
  readonly #status = new StatusLine();
  readonly #fold: NoiseFold | undefined;
  readonly #isShown: (kind: string) => boolean;
  #file = "";
  #events = 0;
  #unwanted = 0;

  constructor(output: OutputStream, clock: Clock, { isAll = false, isShown = () => true }: Selection = {}) {
    this.#output = output;
    this.#isShown = isShown;
    this.#fold = isAll ? undefined : new NoiseFold();
    this.#paint = paletteFor(output);
    this.#screen = output.isTerminal ? new Screen(output, clock) : undefined;
  }

  /** The number of events seen. */
  get events(): number {
    return this.#events;
  }

  /** How many of them were not shown. */
  get hidden(): number {
    return this.#unwanted + (this.#fold?.hidden ?? 0);
  }

  async entry(entry: Entry): Promise<void> {
    if (!this.#isShown(entry.type === "event" ? entry.kind : "")) {
      this.#note(entry);
      return;
    }
    const folded = entry.type === "event" ? this.#fold?.add(entry) : undefined;
    await this.#printHeld(folded?.ended);
    if (entry.position.file !== this.#file) {
      this.#file = entry.position.file;
      await this.#print([[this.#file, this.#paint.strong]]);
    }
    if (entry.type === "event") {
      this.#events++;
      this.#status.addEvent(entry);
    }
    if (folded?.isShown !== false) await this.#print(entryLine(entry, this.#paint, this.#isNarrow));
    this.#showStatus();
  }

  /** An event that is not shown changes the status line all the same. */
  #note(entry: Entry): void {
    if (entry.type !== "event") return;
    this.#events++;
    this.#unwanted++;
    this.#status.addEvent(entry);
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
    this.#printHeld(this.#fold?.end()).catch(() => undefined);
    this.#screen?.close();
  }

  /** A narrow terminal has no room for the kind beside the sentence. */
  get #isNarrow(): boolean {
    return this.#output.isTerminal && this.#output.columns < narrowColumns;
  }

  async #printHeld(held: HeldRun | undefined): Promise<void> {
    if (held !== undefined) await this.#print(heldLine(held, this.#paint, this.#isNarrow));
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
