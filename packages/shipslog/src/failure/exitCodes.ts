/**
 * The exit codes; they are stable. `usage` means that the command line cannot be carried out as typed, `environment` that the
 * machine refused. `interrupted` is the code shells use for Ctrl-C: the work is incomplete, so that `simulate && check` stops.
 * Commands that only Ctrl-C ends, as `watch`, exit with `fine`.
 */
export const exitCodes = { fine: 0, findings: 1, usage: 2, environment: 3, interrupted: 130 } as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
