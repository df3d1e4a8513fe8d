import { numberOption, objectShape, required, valueShape, type OptionShapes } from "@shipslog/contract/internal";

/** Limits on what commanders can store in the broker. */
export interface FleetLimits {
  /** The longest payload, in bytes. */
  readonly longestBytes: number;
  /** The most lines of one kind of one commander in the broker. */
  readonly backlogLines: number;
  /** The most bytes in one partition. */
  readonly partitionBytes: number;
}

/** A number of things of which there must be one, where a caller gives it. */
export const oneOrMoreOption = required(numberOption({ isWhole: true, min: 1 }));

/** The same in a file. */
export const oneOrMoreShape = valueShape<number>(oneOrMoreOption);

/** The limits where a caller gives them. */
export const limitOptions: OptionShapes<FleetLimits> = {
  longestBytes: oneOrMoreOption,
  backlogLines: oneOrMoreOption,
  partitionBytes: oneOrMoreOption,
};

/** What a file must say about the limits. */
export const limitsShape = objectShape<FleetLimits>({
  longestBytes: oneOrMoreShape,
  backlogLines: oneOrMoreShape,
  partitionBytes: oneOrMoreShape,
});

/** The most bytes of rejected lines in the broker. The lake keeps them permanently. */
export const rejectsBytes = 2 ** 30;

/** The most rejected lines of one commander with one code in the broker, so that nobody pushes out those of others. The oldest are removed for new ones. */
export const rejectsEach = 100;

/** The most bytes of stored lines in the feed. The oldest are removed for new ones. */
export const feedBytes = 2 ** 30;

/** The default limits of a new fleet. A median hour of play has 224 lines; the longest line seen has 11 KB. */
export const usualLimits: FleetLimits = {
  longestBytes: 64 * 1024,
  backlogLines: 4096,
  partitionBytes: 4 * 2 ** 30,
};
