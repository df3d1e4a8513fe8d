/**
 * One growth is one file `bench/growth/<name>.ts` that exports a `growth` of the same name: work that is done for 1, 10
 * and 100 units. The result is not its speed but how the cost of one unit changes with their number.
 */
export interface Growth<Data = unknown> {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** What one unit is, as `1,000 lines`. */
  readonly unit: string;
  /** Paths it cannot run without, relative to the root of the project. */
  readonly needs?: readonly string[];
  /** Prepares the input of that many units; not timed. */
  prepare(units: number): Data | Promise<Data>;
  run: Done<Data>;
  /** Releases what was prepared. */
  discard?: Done<Data>;
}

/** Work on what was prepared. */
type Done<Data> = {
  // A method, so that a growth over some data is assignable to a growth over any.
  done(data: Data): void | Promise<void>;
}["done"];

/** The numbers of units that are measured. */
export const unitCounts = [1, 10, 100] as const;

/** A measured growth: what one unit costs among 1, 10 and 100. */
export interface GrowthResult {
  readonly name: string;
  readonly unit: string;
  /** Milliseconds for one unit, by the number of units. */
  readonly msEach: readonly { readonly units: number; readonly ms: number }[];
  /** What one unit costs among 100, divided by what it costs among 10: 1 when cost grows with the work and no faster. */
  readonly growth: number;
  readonly met: boolean;
}

/** How much more a unit may cost when there are ten times as many; this allows for noise and caches. */
export const mostGrowth = 1.3;
