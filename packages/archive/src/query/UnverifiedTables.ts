import type { DuckDBConnection } from "@duckdb/node-api";
import { observedTables } from "../generated/observedTables.ts";
import { damageError, type DamagedFile } from "../lake/files/damage.ts";
import type { LakeError } from "../lake/home/LakeError.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import type { VerifiedFiles } from "../lake/files/VerifiedFiles.ts";
import { createLakeViews, failTable, type ViewedFiles } from "./lakeViews.ts";
import { listing } from "./ObservedViews.ts";

const word = /[a-z_]\w*/gi;

/** SQL that can name a table otherwise than by its name: with a function that takes a text, or with escapes. */
export const anyTable: RegExp = /\bquery(?:_table)?\b|\bU&/i;

const observedKinds = new Set(Object.keys(observedTables).map((kind) => kind.toLowerCase()));

/** What is known of the files of a lake. */
interface ComparedLake {
  readonly verified: VerifiedFiles;
  /** The tables that fail already; those with damaged files are added. */
  readonly failing: Map<string, LakeError>;
  /** All files of the lake, those of watermarks too: it is remembered which were found whole. */
  readonly listed: readonly Pick<LakeFile, "path">[];
}

/**
 * The tables of a lake whose files are not compared with their digests yet. They are compared when SQL may read them; those of an
 * object store are brought then, and only then the table has its view.
 */
export class UnverifiedTables {
  readonly #home: LakeHome;
  readonly #viewed: ViewedFiles;
  readonly #listed: readonly Pick<LakeFile, "path">[];
  readonly #verified: VerifiedFiles;
  /** By name in lower case. */
  readonly #tables: Map<string, readonly LakeFile[]>;
  readonly #failing: Map<string, LakeError>;

  constructor(viewed: ViewedFiles, { verified, failing, listed }: ComparedLake) {
    this.#viewed = viewed;
    this.#home = viewed.home;
    this.#failing = failing;
    this.#listed = listed;
    this.#verified = verified;
    this.#tables = Map.groupBy(viewed.files, ({ table }) => table.toLowerCase());
  }

  /** Compares the files of the tables that SQL may read. A table with a damaged file fails from then on. */
  async verifyFor(connection: DuckDBConnection, sql: string): Promise<void> {
    for (const name of this.#namesIn(sql)) {
      const files = this.#tables.get(name) ?? [];
      const table = files[0]?.table ?? name;
      const wrong = await this.#firstDamage(files);
      this.#tables.delete(name);
      if (wrong !== undefined) {
        this.#failing.set(table, damageError(this.#home, wrong));
        await failTable(connection, table);
      } else if (this.#home.isRemote && !this.#failing.has(table)) {
        for (const [failing, error] of await createLakeViews(connection, this.#viewed, [table])) {
          this.#failing.set(failing, error);
        }
      }
    }
    await this.#verified.remember(this.#listed);
  }

  async #firstDamage(files: readonly LakeFile[]): Promise<DamagedFile | undefined> {
    for (const file of files) {
      const damage = await this.#verified.damageOf(file);
      if (damage !== undefined) return damage;
    }
    return undefined;
  }

  /** Why a table fails; undefined if it does not. */
  failureOf(table: string): LakeError | undefined {
    return this.#failing.get(table);
  }

  #namesIn(sql: string): readonly string[] {
    // A list has the columns of each table, which the view of it knows.
    if (anyTable.test(sql) || (this.#home.isRemote && listing.test(sql))) return [...this.#tables.keys()];
    const words = new Set((sql.match(word) ?? []).map((each) => each.toLowerCase()));
    // The views of observed kinds read the lines in `events`, and a list of tables has the kinds that these have.
    const isObserved = listing.test(sql) || [...words].some((each) => observedKinds.has(each));
    return [...this.#tables.keys()].filter((name) => words.has(name) || (isObserved && name === "events"));
  }
}
