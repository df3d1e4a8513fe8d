/** The properties of a machine that decide where the game keeps its journals. */
export interface Machine {
  /** One of the values of `process.platform`. */
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a value of the Windows registry; undefined when there is none. Without it, moved folders are not found. */
  readonly readRegistry?: ((key: string, name: string) => Promise<string | undefined>) | undefined;
}
