/** The properties of a machine that decide where the game keeps its journals. */
export interface Machine {
  /** One of the values of `process.platform`. */
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}
