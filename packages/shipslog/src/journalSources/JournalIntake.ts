import { escapeControls } from "@shipslog/contract/internal";
import type { JournalError } from "@shipslog/journal";
import { EnvironmentError } from "../EnvironmentError.ts";
import type { Host } from "../Host.ts";
import { UsageError } from "../UsageError.ts";
import type { SourceFolder } from "./SourceFolder.ts";

/** Reports what is left out while journals are read, and refuses a result that would be empty for that reason alone. */
export class JournalIntake {
  readonly #sources: readonly SourceFolder[];
  readonly #err: Host["err"];
  readonly #commanders = new Set<string>();
  #unreadable = 0;

  /** Notes on standard error what has the name of a journal and is not a file. */
  constructor(sources: readonly SourceFolder[], { err }: Pick<Host, "err">) {
    this.#sources = sources;
    this.#err = err;
    for (const text of sources.flatMap(({ skipped }) => skipped)) {
      err.write(`shipslog: ${escapeControls(text)}; skipped\n`);
    }
  }

  /** Notes a journal that cannot be read. */
  readonly onUnreadable = ({ message }: JournalError): void => {
    this.#unreadable++;
    this.#err.write(`shipslog: ${escapeControls(message)}; skipped\n`);
  };

  readonly onCommander = (commander: string): void => {
    this.#commanders.add(commander);
  };

  /** Throws if no journal could be read, or if none is of the commander. */
  judge(commander: string | undefined): void {
    const total = this.#sources.reduce((sum, { journals }) => sum + journals.length, 0);
    if (total === this.#unreadable) {
      throw new EnvironmentError(
        "none of the journals can be read, for the reasons above; check who may read the files, or name another folder",
      );
    }
    if (commander === undefined || this.#commanders.has(commander)) return;
    const known = [...this.#commanders].toSorted().join(", ");
    throw new UsageError(
      `no journal of commander ${commander}; the journals are of ${known === "" ? "nobody" : known}`,
    );
  }
}
