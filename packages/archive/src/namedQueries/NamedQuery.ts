/** A query with a name, for `shipslog query NAME`. */
export interface NamedQuery {
  readonly name: string;
  /** What it returns, in one line. */
  readonly title: string;
  readonly sql: string;
}
