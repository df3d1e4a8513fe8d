import type { DuckDBConnection } from "@duckdb/node-api";
import { observedTables } from "../generated/observedTables.ts";
import { damageError } from "../lake/files/damage.ts";
import type { LakeError } from "../lake/files/LakeError.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import type { VerifiedFiles } from "../lake/files/VerifiedFiles.ts";
import { failTable } from "./lakeViews.ts";
import { listing } from "./ObservedViews.ts";

const word = /[a-z_]\w*/gi;

/** SQL that can name a table otherwise than by its name: with a function that takes a text, or with escapes. */
const anyTable = /\bquery(?:_table)?\b|\bU&/i;

const observedKinds = new Set(Object.keys(observedTables).map((kind) => kind.toLowerCase()));

/** The tables of a lake whose files are not compared with their digests yet. They are compared when SQL may read them. */
export class UnverifiedTables {
  readonly #lake: string;
  readonly #files: readonly LakeFile[];
  readonly #verified: VerifiedFiles;
  /** By name in lower case. */
  readonly #tables: Map<string, readonly LakeFile[]>;
  readonly #failing: Map<string, LakeError>;

  /** `failing` are the tables that fail already; those with damaged files are added. */
  constructor(
    lake: string,
    files: readonly LakeFile[],
    { verified, failing }: { readonly verified: VerifiedFiles; readonly failing: Map<string, LakeError> },
  ) {
    this.#lake = lake;
    this.#failing = failing;
    this.#files = files;
    this.#verified = verified;
    this.#tables = Map.groupBy(files, ({ table }) => table.toLowerCase());
  }

  /** Compares the files of the tables that SQL may read. A table with a damaged file fails from then on. */
  async verifyFor(connection: DuckDBConnection, sql: string): Promise<void> {
    for (const name of this.#namesIn(sql)) {
      const files = this.#tables.get(name) ?? [];
      this.#tables.delete(name);
      for (const file of files) {
        const damage = await this.#verified.damageOf(file);
        if (damage === undefined) continue;
        this.#failing.set(file.table, damageError(this.#lake, damage));
        await failTable(connection, file.table);
        break;
      }
    }
    await this.#verified.remember(this.#files);
  }

  /** Why a table fails; undefined if it does not. */
  failureOf(table: string): LakeError | undefined {
    return this.#failing.get(table);
  }

  #namesIn(sql: string): readonly string[] {
    if (anyTable.test(sql)) return [...this.#tables.keys()];
    const words = new Set((sql.match(word) ?? []).map((each) => each.toLowerCase()));
    // The views of observed kinds read the lines in `events`, and a list of tables has the kinds that these have.
    const isObserved = listing.test(sql) || [...words].some((each) => observedKinds.has(each));
    return [...this.#tables.keys()].filter((name) => words.has(name) || (isObserved && name === "events"));
  }
}
