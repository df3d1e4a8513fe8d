import type { Staging } from "../staging/Staging.ts";
import { withMonth, onlyKinds, type MonthsByTable } from "../lake/months/monthsByTable.ts";
import { type LakeFile, isUntyped } from "../lake/files/LakeFile.ts";

/** The default of the most characters of lines that are kept: more than a collector usually lets wait. */
const defaultCharacters = 64 * 2 ** 20;

/** What a commit has stored. */
export interface CommittedLines {
  readonly files: readonly LakeFile[];
  /** The tables and months of its lines. */
  readonly months: MonthsByTable;
  /** The characters of its lines, rejected ones included. */
  readonly characters: number;
}

/**
 * The lines of untyped files that stay staged after their commit, so that writing the tables of their kinds need not read and parse them again.
 * Lines beyond the limit are read from their files, as are those of an earlier owner.
 */
export class StillStagedLines {
  readonly #staging: Staging;
  readonly #mostCharacters: number;
  readonly #paths = new Set<string>();
  #months: MonthsByTable = new Map();
  #characters = 0;

  constructor(staging: Staging, mostCharacters = defaultCharacters) {
    this.#staging = staging;
    this.#mostCharacters = mostCharacters;
  }

  /** The tables and months of the kept lines. */
  get months(): MonthsByTable {
    return this.#months;
  }

  /** The characters of the lines that were kept. */
  get characters(): number {
    return this.#characters;
  }

  /** Whether there are kept lines. */
  get isFilled(): boolean {
    return this.#paths.size > 0;
  }

  /** Whether the lines of a file are kept. */
  has({ path }: LakeFile): boolean {
    return this.#paths.has(path);
  }

  /** Keeps the staged lines after their commit, or forgets all if they are too long together. */
  async keep({ files, months, characters }: CommittedLines): Promise<void> {
    // Memory of rejected lines is only freed with the others, so they count.
    this.#characters += characters;
    if (this.#characters > this.#mostCharacters) {
      await this.forget();
      return;
    }
    await this.#staging.keepTyped();
    for (const file of files) if (isUntyped(file)) this.#paths.add(file.path);
    for (const [table, found] of onlyKinds(months)) {
      for (const month of found.values()) this.#months = withMonth(this.#months, [table], month);
    }
  }

  /** Forgets all lines: they are divided, or their files have changed. */
  async forget(): Promise<void> {
    await this.#staging.clear();
    this.#paths.clear();
    this.#months = new Map();
    this.#characters = 0;
  }
}
