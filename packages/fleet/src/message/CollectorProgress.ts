/** The progress of a partition's collector, which it publishes every second. */
export interface CollectorProgress {
  /** Identifies the stream: a recreated stream has another epoch. */
  readonly epoch: string;
  /** Whether all messages of the stream are stored. */
  readonly isIdle: boolean;
}

/** Prints the value for the bucket. */
export function printProgress({ epoch, isIdle }: CollectorProgress): string {
  return `${epoch} ${isIdle ? "idle" : "busy"}`;
}

/** Parses the value of the bucket; undefined if it is malformed. */
export function parseProgress(text: string): CollectorProgress | undefined {
  const [epoch = "", state, ...more] = text.split(" ");
  if (epoch === "" || more.length > 0 || (state !== "idle" && state !== "busy")) return undefined;
  return { epoch, isIdle: state === "idle" };
}
