/** What one commander can take of the broker. */
export interface FleetLimits {
  /** The longest payload, in bytes. */
  readonly longestBytes: number;
  /** The most lines of one kind of one commander that wait in the broker. */
  readonly backlogLines: number;
  /** The most bytes that wait in one partition. */
  readonly partitionBytes: number;
}

/** The limits of a new fleet: a median hour of play is 224 lines, the longest line seen 11 KB. */
export const usualLimits: FleetLimits = {
  longestBytes: 64 * 1024,
  backlogLines: 4096,
  partitionBytes: 4 * 2 ** 30,
};
