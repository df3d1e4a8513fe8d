/** The first event of every stream: which server this is. */
export interface Hello {
  /** The version of the API. */
  readonly version: number;
  /** The server run; sequence numbers are only valid within one run. */
  readonly run: string;
  /** The latest record. */
  readonly lastSeq: number;
  /** The folder or file that is shown; undefined when the caller did not name it. */
  readonly source?: string | undefined;
}
