/** A line in a lake, with a hash of its text. */
export interface DigestedLine {
  readonly commander: string;
  readonly file: string;
  readonly offset: number;
  readonly digest: string;
  readonly isRejected: boolean;
}
