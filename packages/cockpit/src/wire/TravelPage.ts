/** Where a commander has arrived, oldest first. Each number but the first is the difference from the one before. */
export interface TravelPage {
  readonly run: string;
  /** How many arrivals there are. */
  readonly total: number;
  /** How many are left out before the first of this page; 0 although more were asked for when the server has thinned them out. */
  readonly from: number;
  /** How many of all are of journals before the recording; when it changes, all arrivals have moved and are loaded again. */
  readonly earlier?: number;
  /** Whether journals before the recording are still read. */
  readonly isReading?: boolean;
  /** Light-years from Sol, away from it to the right of the galaxy's centre. */
  readonly x: readonly number[];
  /** Light-years from Sol towards the galaxy's centre. */
  readonly z: readonly number[];
  /** Seconds since 1970. */
  readonly seconds: readonly number[];
}
