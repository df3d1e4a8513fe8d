import type { JournalError } from "@shipslog/journal";
import { EnvironmentError, UsageError } from "../failure/errors.ts";
import type { SourceFolder } from "./findSources.ts";

/** A journal that has the lines of another one, with other line ends. */
export interface JournalCopy {
  readonly path: string;
  /** The name of the other one. */
  readonly of: string;
  /** Whether it has lines, or the rest of a line, that the other one does not have. */
  readonly hasMore: boolean;
}

/** Whom the intake tells what is left out. */
export interface IntakeListener {
  readonly onUnreadable?: ((error: JournalError) => void) | undefined;
  readonly onCopy?: ((copy: JournalCopy) => void) | undefined;
}

/** Counts what is left out while journals are read, and refuses a result that would be empty for that reason alone. */
export class JournalIntake {
  readonly #sources: readonly SourceFolder[];
  readonly #listener: IntakeListener;
  readonly #commanders = new Set<string>();
  readonly #unreadable: JournalError[] = [];
  readonly #copies: JournalCopy[] = [];
  readonly #heldBack: string[] = [];

  /** Passes on what cannot be read, and what is a copy. */
  constructor(sources: readonly SourceFolder[], listener: IntakeListener = {}) {
    this.#sources = sources;
    this.#listener = listener;
  }

  /** The journals that could not be read. */
  get unreadable(): readonly JournalError[] {
    return this.#unreadable;
  }

  /** The journals that were left out because another one has their lines. */
  get copies(): readonly JournalCopy[] {
    return this.#copies;
  }

  /** The paths of journals whose last line was left out, because it is incomplete and may still grow. */
  get heldBack(): readonly string[] {
    return this.#heldBack;
  }

  /** The commanders of the journals, in order of id. */
  get commanders(): readonly string[] {
    return [...this.#commanders].toSorted();
  }

  /** Takes note of a journal that cannot be read. */
  readonly onUnreadable = (error: JournalError): void => {
    this.#unreadable.push(error);
    this.#listener.onUnreadable?.(error);
  };

  /** Takes note of a journal that is left out because another one has its lines. */
  readonly onCopy = (copy: JournalCopy): void => {
    this.#copies.push(copy);
    this.#listener.onCopy?.(copy);
  };

  /** Takes note of a journal whose last line is left out. */
  readonly onHeldBack = (path: string): void => {
    this.#heldBack.push(path);
  };

  readonly onCommander = (commander: string): void => {
    this.#commanders.add(commander);
  };

  /** Throws if no journal could be read, or if none is of the commander. */
  judge(commander: string | undefined): void {
    const total = this.#sources.reduce((sum, { journals }) => sum + journals.length, 0);
    if (total === this.#unreadable.length) {
      throw new EnvironmentError("none of the journals can be read, for the reasons above", {
        cause: this.#unreadable[0],
      });
    }
    if (commander === undefined || this.#commanders.has(commander)) return;
    const known = this.commanders.join(", ");
    throw new UsageError(
      `no journal of commander ${commander}; the journals are of ${known === "" ? "nobody" : known}`,
    );
  }
}
