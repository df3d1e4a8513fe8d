import { escapeControls, formatCount } from "@shipslog/contract/internal";
import type { JournalError } from "@shipslog/journal";
import type { SourceFolder } from "../openFolder/findSources.ts";
import type { JournalCopy } from "../openFolder/JournalIntake.ts";
import type { Host } from "./Host.ts";
import { ProgressBar } from "./ProgressBar.ts";

/** Notes on standard error which journals are left out, and shows there how far the reading is. */
export class IntakeReport {
  readonly #err: Host["err"];
  readonly #progress: ProgressBar | undefined;
  readonly #copies: JournalCopy[] = [];

  constructor(isQuiet: boolean, { err, clock }: Pick<Host, "err" | "clock">) {
    this.#err = err;
    this.#progress = isQuiet ? undefined : new ProgressBar(err, clock);
  }

  /** Notes what has the name of a journal and is not a file. */
  readonly onFound = (folders: readonly Pick<SourceFolder, "skipped">[]): void => {
    for (const text of folders.flatMap(({ skipped }) => skipped)) this.#note(text);
  };

  /** Notes a path that leads to no journals. */
  readonly onEmpty = (message: string): void => this.#note(message);

  /** Notes a journal that cannot be read. */
  readonly onUnreadable = ({ message }: JournalError): void => this.#note(message);

  /** Takes note of a journal that has the lines of another one with other line ends. */
  readonly onCopy = (copy: JournalCopy): void => {
    this.#copies.push(copy);
  };

  readonly onProgress = (fraction: number, words: string): void => this.#progress?.show(fraction, words);

  /** Removes the progress bar, until it is shown again. */
  hideProgress(): void {
    this.#progress?.clear();
  }

  /** Removes the progress bar, and notes the copies. `unless` says what would take them in. */
  end(unless = ""): void {
    this.hideProgress();
    const copies = this.#copies.filter(({ hasMore }) => !hasMore);
    if (copies.length > 0) this.#note(describeCopies(copies), unless);
    for (const { path, of } of this.#copies.filter(({ hasMore }) => hasMore)) {
      const longer = `${path} begins as ${of} with other line ends, and has more; give it the line ends of that journal`;
      this.#note(longer, unless);
    }
  }

  #note(text: string, unless = ""): void {
    this.#err.write(`shipslog: ${escapeControls(text)}; skipped${unless}\n`);
  }
}

/** Says which journals have the lines of others, by the first of them. */
export function describeCopies(copies: readonly JournalCopy[]): string {
  const [first] = copies;
  const path = first?.path ?? "";
  if (copies.length === 1) return `${path} has the lines of ${first?.of} with other line ends`;
  return `${formatCount(copies.length, "journal")}, such as ${path}, have the lines of others with other line ends`;
}
