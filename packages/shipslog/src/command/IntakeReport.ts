import { escapeControls } from "@shipslog/contract/internal";
import type { JournalError } from "@shipslog/journal";
import type { SourceFolder } from "../openFolder/findSources.ts";
import type { Host } from "./Host.ts";
import { ProgressBar } from "./ProgressBar.ts";

/** Notes on standard error which journals are left out, and shows there how far the reading is. */
export class IntakeReport {
  readonly #err: Host["err"];
  readonly #progress: ProgressBar | undefined;

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

  readonly onProgress = (fraction: number, words: string): void => this.#progress?.show(fraction, words);

  /** Removes the progress bar. */
  end(): void {
    this.#progress?.clear();
  }

  #note(text: string): void {
    this.#err.write(`shipslog: ${escapeControls(text)}; skipped\n`);
  }
}
