/** What the collector of a partition says of itself, every second. */
export interface Progress {
  /** Which stream it reads: one that was made anew has another. */
  readonly epoch: string;
  /** Whether it has stored all that the stream held. */
  readonly isIdle: boolean;
}

/** Prints what is kept in the bucket. */
export function printProgress({ epoch, isIdle }: Progress): string {
  return `${epoch} ${isIdle ? "idle" : "busy"}`;
}

/** Reads it again; undefined for what is no progress. */
export function parseProgress(text: string): Progress | undefined {
  const [epoch = "", state, ...more] = text.split(" ");
  if (epoch === "" || more.length > 0 || (state !== "idle" && state !== "busy")) return undefined;
  return { epoch, isIdle: state === "idle" };
}
