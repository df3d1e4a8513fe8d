/** When a session starts unless its options say otherwise; fixed, so that defaults are reproducible. */
export const defaultStart = Date.UTC(2026, 0, 1);
