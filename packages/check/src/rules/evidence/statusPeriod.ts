/**
 * How far Status.json may be behind the journal. The specification says "every few seconds" without the exact period, so
 * only what no reading of these words allows is reported.
 */
export const statusPeriodMs = 60_000;
