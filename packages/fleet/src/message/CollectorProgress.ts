/** The progress of a partition's collector, which it publishes every second. */
export interface CollectorProgress {
  /** Identifies the stream: one that was made again has another. */
  readonly streamId: string;
  /** Whether all messages of the stream are stored. */
  readonly isIdle: boolean;
}

/** Prints the value for the bucket. */
export function printProgress({ streamId, isIdle }: CollectorProgress): string {
  return `${streamId} ${isIdle ? "idle" : "busy"}`;
}

/** Parses the value of the bucket; undefined if it is malformed. */
export function parseProgress(text: string): CollectorProgress | undefined {
  const [streamId = "", state, ...more] = text.split(" ");
  if (streamId === "" || more.length > 0 || (state !== "idle" && state !== "busy")) return undefined;
  return { streamId, isIdle: state === "idle" };
}
