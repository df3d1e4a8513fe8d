/** A line in a lake, with a hash of its text. */
export interface LakeLine {
  readonly commander: string;
  readonly file: string;
  readonly offset: number;
  readonly digest: string;
  readonly isRejected: boolean;
}
