/** A question worth asking often. */
export interface NamedQuery {
  readonly name: string;
  /** What it answers, in one line. */
  readonly title: string;
  readonly sql: string;
}
