/** What the collector of a partition says of itself, every second. */
export interface CollectorProgress {
  /** Which stream it reads: one that was made anew has another. */
  readonly epoch: string;
  /** Whether it has stored all that the stream held. */
  readonly isIdle: boolean;
}

/** Prints what is kept in the bucket. */
export function printProgress({ epoch, isIdle }: CollectorProgress): string {
  return `${epoch} ${isIdle ? "idle" : "busy"}`;
}

/** Reads it again; undefined for what is no progress. */
export function parseProgress(text: string): CollectorProgress | undefined {
  const [epoch = "", state, ...more] = text.split(" ");
  if (epoch === "" || more.length > 0 || (state !== "idle" && state !== "busy")) return undefined;
  return { epoch, isIdle: state === "idle" };
}
