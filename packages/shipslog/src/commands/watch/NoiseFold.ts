import type { EventEntry } from "@shipslog/contract";

/** Kinds that the game writes by itself and that tell a player nothing. */
const noise: ReadonlySet<string> = new Set(["Backpack", "Music", "ShipLocker"]);

/** What people say is never folded. */
const neverFolded: ReadonlySet<string> = new Set(["ReceiveText", "SendText"]);

/** The lines of a run that are shown; the others are counted. */
const shownOfRun = 3;

/** What to show for an event: its line or not, after the end of the run before it. */
interface Folded {
  readonly isShown: boolean;
  /** The run that has ended, if lines of it were held back. */
  readonly ended: HeldRun | undefined;
}

/** A run of lines of one kind, of which some were not shown. */
export interface HeldRun {
  readonly kind: string;
  readonly count: number;
  readonly last: EventEntry;
}

/** Leaves out noise and counts long runs of one kind instead of showing them. */
export class NoiseFold {
  #kind = "";
  #length = 0;
  #last: EventEntry | undefined;
  #hidden = 0;

  /** The number of events that were not shown. */
  get hidden(): number {
    return this.#hidden;
  }

  /** Decides about the next event. */
  add(entry: EventEntry): Folded {
    const { kind } = entry;
    if (noise.has(kind)) {
      this.#hidden++;
      return { isShown: false, ended: undefined };
    }
    const ended = kind === this.#kind ? undefined : this.end();
    this.#length = kind === this.#kind ? this.#length + 1 : 1;
    this.#kind = kind;
    if (this.#length <= shownOfRun || neverFolded.has(kind)) return { isShown: true, ended };
    this.#last = entry;
    this.#hidden++;
    return { isShown: false, ended };
  }

  /** The run that ends now, if lines of it were held back. */
  end(): HeldRun | undefined {
    const last = this.#last;
    const count = this.#length - shownOfRun;
    const kind = this.#kind;
    this.#last = undefined;
    this.#kind = "";
    this.#length = 0;
    return last === undefined ? undefined : { kind, count, last };
  }
}
