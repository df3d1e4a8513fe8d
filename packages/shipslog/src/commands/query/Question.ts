import type { Tables } from "@shipslog/archive";
import type { Host } from "../../command/Host.ts";

/** A query, the tables it runs on, and where its rows go. */
export interface Question {
  readonly tables: Tables;
  readonly sql: string;
  readonly host: Host;
  /** The file to write; standard output when undefined. */
  readonly out: string | undefined;
}
