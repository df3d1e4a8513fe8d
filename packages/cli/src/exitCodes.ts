/** What the command tells its caller; these numbers are stable. */
export const exitCodes = { fine: 0, findings: 1, usage: 2, environment: 3 } as const;

/** A number the process ends with. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
