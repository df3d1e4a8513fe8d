/** How the value of an option is read; a `boolean` has none. */
export type OptionType = "boolean" | "string" | "integer" | "duration" | "speed" | "time";

/** An option of a command. The parser checks its value, and help and completion are made from it. */
export interface Option {
  readonly type: OptionType;
  readonly description: string;
  /** The placeholder of the value in help, as `DIR`; the choices when left out. */
  readonly value?: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** The smallest number an `integer` takes, 0 when left out. */
  readonly min?: number;
  /** The largest number an `integer` takes. */
  readonly max?: number;
  readonly default?: string;
}
