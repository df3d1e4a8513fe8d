import type { Host } from "./Host.ts";

/** The user stopped a command before its work was done; exit code 130. */
export class Interruption extends Error {
  override readonly name = "Interruption";

  /** Says what the command leaves, as `nothing is written`. */
  constructor(left: string) {
    super(`stopped on request; ${left}`);
  }
}

/** Throws an Interruption when the user has asked to stop. */
export function stopIfInterrupted({ interrupted }: Pick<Host, "interrupted">, left: string): void {
  if (interrupted.aborted) throw new Interruption(left);
}

/** Waits for work that cannot be stopped, but no longer than until the user asks to stop. */
export async function orInterrupted<Result>(
  work: Promise<Result>,
  { interrupted }: Pick<Host, "interrupted">,
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
