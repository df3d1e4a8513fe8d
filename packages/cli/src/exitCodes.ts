/**
 * What the command tells its caller; these numbers are stable. `interrupted` is what shells give for Ctrl-C: the work was
 * left undone, so that `simulate && check` goes no further. For what only Ctrl-C ends, as `watch`, that is fine.
 */
export const exitCodes = { fine: 0, findings: 1, usage: 2, environment: 3, interrupted: 130 } as const;

/** A number the process ends with. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
