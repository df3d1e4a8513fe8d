import type { DuckDBConnection } from "@duckdb/node-api";
import { identifier, literal } from "../engine/quote.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { failingTableIn, failTable } from "./lakeViews.ts";
import { type KindViews, listing } from "./ObservedViews.ts";
import { anyTable } from "./UnverifiedTables.ts";
import type { ViewedLake } from "./viewLake.ts";

/** A lake with its views in a catalog of its own, which has its name. */
interface NamedViews extends Pick<ViewedLake, "connection"> {
  readonly name: string;
  readonly views: Pick<ViewedLake["views"], "createFor" | "createAll" | "kinds">;
}

const word = /[a-z_]\w*/gi;

/**
 * The views over several lakes: each has the rows of all lakes, and a column `lake` with the name of the lake that a row is from. The
 * views of one lake are in the catalog of its name, so that `FROM old.FSDJump` reads it alone.
 */
export class JoinedViews implements KindViews {
  readonly #lakes: readonly NamedViews[];

  constructor(lakes: readonly NamedViews[]) {
    this.#lakes = lakes;
  }

  /** Creates the views of the tables that every lake has. */
  async createTables(connection: DuckDBConnection): Promise<void> {
    for (const name of tableNames) await this.#join(connection, name);
  }

  async createFor(connection: DuckDBConnection, sql: string): Promise<void> {
    for (const lake of this.#lakes) await lake.views.createFor(lake.connection, sql);
    const words = new Set((sql.match(word) ?? []).map((each) => each.toLowerCase()));
    const isAny = anyTable.test(sql) || listing.test(sql);
    const named = [...this.#names()].filter((name) => isAny || words.has(name.toLowerCase()));
    for (const name of named) await this.#join(connection, name);
  }

  async createAll(connection: DuckDBConnection): Promise<boolean> {
    let isNew = false;
    for (const lake of this.#lakes) if (await lake.views.createAll(lake.connection)) isNew = true;
    for (const name of this.#names()) await this.#join(connection, name);
    return isNew;
  }

  #names(): ReadonlySet<string> {
    return new Set([...tableNames, ...this.#lakes.flatMap(({ views }) => [...views.kinds.keys()])]);
  }

  /** Creates the view of a table again, because its views in the lakes may have been replaced. It fails if one of them does. */
  async #join(connection: DuckDBConnection, table: string): Promise<void> {
    const isTable = tableNames.includes(table);
    const having = this.#lakes.filter(({ views }) => isTable || views.kinds.has(table));
    const rows = having.map(({ name }) => {
      return `SELECT ${literal(name)} AS lake, * FROM ${identifier(name)}.${identifier(table)}`;
    });
    try {
      await connection.run(`CREATE OR REPLACE VIEW ${identifier(table)} AS ${rows.join(" UNION ALL BY NAME ")}`);
    } catch (error) {
      const failing = error instanceof Error ? failingTableIn(error.message) : undefined;
      if (failing === undefined) throw error;
      await failTable(connection, failing, table);
    }
  }
}
