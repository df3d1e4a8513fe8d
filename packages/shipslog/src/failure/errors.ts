/** The command line is wrong; exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Something a command needs is missing on this machine, as a file or a free port; exit code 3. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** The user stopped a command before its work was done; exit code 130. */
export class Interruption extends Error {
  override readonly name = "Interruption";

  /** Says what the command leaves, as `nothing is written`. */
  constructor(left: string) {
    super(`stopped on request; ${left}`);
  }
}

/** What tells that the user has asked to stop. */
interface Interruptible {
  readonly interrupted: AbortSignal;
}

/** Throws an Interruption when the user has asked to stop. */
export function stopIfInterrupted({ interrupted }: Interruptible, left: string): void {
  if (interrupted.aborted) throw new Interruption(left);
}

/** Waits for work that cannot be stopped, but no longer than until the user asks to stop. */
export async function orInterrupted<Result>(
  work: Promise<Result>,
  { interrupted }: Interruptible,
  left: string,
): Promise<Result> {
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(new Interruption(left));
  interrupted.addEventListener("abort", stop, { once: true });
  if (interrupted.aborted) stop();
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    interrupted.removeEventListener("abort", stop);
    // When the work is given up, its failure is of no interest.
    work.catch(() => undefined);
  }
}
