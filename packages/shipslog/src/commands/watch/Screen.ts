import { escapeControls, displayWidth, padColumns, truncate } from "@shipslog/contract/internal";
import type { Clock } from "@shipslog/journal";
import type { OutputStream } from "../../command/Host.ts";

/** Redrawing more often flickers. */
const redrawMs = 100;
/** The most lines to hold back until the next redraw. */
const mostHeld = 500;

/** A terminal echoes this after the bottom line on Ctrl-C; the line leaves room for it. */
const interruptEcho = "^C";

/** A line as parts with a style each. The whole line is cut to the width of the terminal. */
export type StyledLine = readonly (readonly [text: string, paint?: (text: string) => string])[];

/** A terminal with scrolling lines and a fixed line at the bottom that is redrawn. */
export class Screen {
  readonly #output: OutputStream;
  readonly #clock: Clock;
  #held: StyledLine[] = [];
  #bottom = "";
  /** The width of the bottom line on the screen. */
  #drawn = 0;
  #isScheduled = false;
  #isClosed = false;
  readonly #stopListening: () => void;

  constructor(output: OutputStream, clock: Clock) {
    this.#output = output;
    this.#clock = clock;
    this.#stopListening = output.onResize(() => this.#flush());
  }

  /** Adds a line above the bottom line. */
  async print(line: StyledLine): Promise<void> {
    this.#held.push(line);
    if (this.#held.length < mostHeld) {
      this.#schedule();
      return;
    }
    this.#flush();
    await this.#output.drained();
  }

  /** Sets the text of the bottom line. */
  set bottom(words: string) {
    if (words === this.#bottom) return;
    this.#bottom = words;
    this.#schedule();
  }

  /** Prints the lines held back and removes the bottom line. */
  close(): void {
    this.#stopListening();
    this.#bottom = "";
    this.#flush();
    this.#isClosed = true;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const flush = () => this.#flush();
    this.#clock.sleep(redrawMs).then(flush, flush);
  }

  #flush(): void {
    this.#isScheduled = false;
    if (this.#isClosed) return;
    const room = this.#output.columns - 1;
    const lines = this.#held.map((line) => `${paintLine(line, room)}\n`).join("");
    const bottomRoom = Math.max(0, room - interruptEcho.length);
    const bottom = truncate(escapeControls(this.#bottom), bottomRoom);
    this.#output.write(this.#erase() + lines + this.#paintBottom(bottom, bottomRoom));
    this.#held = [];
    this.#drawn = bottom === "" ? 0 : bottomRoom;
  }

  /** A terminal that became narrower has wrapped the bottom line into several. */
  #erase(): string {
    if (this.#drawn === 0) return "";
    const folds = Math.ceil(this.#drawn / Math.max(1, this.#output.columns)) - 1;
    return `\r${folds > 0 ? `\u001B[${folds}A` : ""}\u001B[J`;
  }

  #paintBottom(words: string, room: number): string {
    if (words === "") return "";
    const filled = padColumns(words, room);
    return this.#output.hasColour ? `\u001B[7m${filled}\u001B[0m` : filled;
  }
}

/** Paints a line, cut to a number of columns; control characters are escaped. */
export function paintLine(line: StyledLine, room: number): string {
  let left = room;
  return line
    .map(([text, paint = (plain: string) => plain]) => {
      const shown = truncate(escapeControls(text), left);
      left -= displayWidth(shown);
      return paint(shown);
    })
    .join("");
}
