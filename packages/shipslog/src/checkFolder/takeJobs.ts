/** Jobs that several threads take from, in memory of which each thread has the same. */
export interface SharedJobs<Job> {
  readonly jobs: readonly Job[];
  /** A number for each job: 1 when a thread has taken it. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** Jobs that no thread has taken yet. */
export function shareJobs<Job>(jobs: readonly Job[]): SharedJobs<Job> {
  return { jobs, taken: new Int32Array(new SharedArrayBuffer(jobs.length * Int32Array.BYTES_PER_ELEMENT)) };
}

/** Takes one job after another, from the first on or from the last, until there is none left; no thread waits for another. */
export function* takeJobs(
  { jobs, taken }: SharedJobs<unknown>,
  from: "first" | "last",
): Generator<number, void, undefined> {
  for (let count = 0; count < jobs.length; count++) {
    const at = from === "first" ? count : jobs.length - 1 - count;
    if (Atomics.exchange(taken, at, 1) === 0) yield at;
  }
}
