import type { Clock } from "@shipslog/journal";
import { printable } from "../text/printable.ts";
import { fit, widthOf } from "../text/width.ts";
import type { OutputStream } from "../Host.ts";

/** Redrawing more often than this flickers and tells nobody more. */
const redrawMs = 100;
/** More lines than this are not held back, however fast they come. */
const mostHeld = 500;

/** What a terminal shows behind the bottom line when Ctrl-C is pressed; it must not fold the line. */
const interruptEcho = "^C";

/** Text in parts, each with its colour; cut as a whole to the width of the terminal. */
export type Painted = readonly (readonly [text: string, paint?: (text: string) => string])[];

/** A terminal with lines that scroll and one line at the bottom that stays and is drawn over. */
export class Screen {
  readonly #output: OutputStream;
  readonly #clock: Clock;
  #held: Painted[] = [];
  #bottom = "";
  /** How many columns the bottom line takes that is on the screen now. */
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
  async print(line: Painted): Promise<void> {
    this.#held.push(line);
    if (this.#held.length < mostHeld) {
      this.#schedule();
      return;
    }
    this.#flush();
    await this.#output.drained();
  }

  /** Gives the bottom line other words. */
  set bottom(words: string) {
    if (words === this.#bottom) return;
    this.#bottom = words;
    this.#schedule();
  }

  /** Prints what is held and takes the bottom line away. */
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
    const bottom = fit(printable(this.#bottom), bottomRoom);
    this.#output.write(this.#erase() + lines + this.#paintBottom(bottom, bottomRoom));
    this.#held = [];
    this.#drawn = bottom === "" ? 0 : bottomRoom;
  }

  /** A terminal that became narrower has folded the bottom line into several. */
  #erase(): string {
    if (this.#drawn === 0) return "";
    const folds = Math.ceil(this.#drawn / Math.max(1, this.#output.columns)) - 1;
    return `\r${folds > 0 ? `\u001B[${folds}A` : ""}\u001B[J`;
  }

  #paintBottom(words: string, room: number): string {
    if (words === "") return "";
    const filled = words + " ".repeat(Math.max(0, room - widthOf(words)));
    return this.#output.hasColour ? `\u001B[7m${filled}\u001B[0m` : filled;
  }
}

function paintLine(line: Painted, room: number): string {
  let left = room;
  return line
    .map(([text, paint = (plain: string) => plain]) => {
      const shown = fit(printable(text), left);
      left -= widthOf(shown);
      return paint(shown);
    })
    .join("");
}
