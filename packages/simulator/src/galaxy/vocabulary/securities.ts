import type { Term } from "../Term.ts";

/** Security levels of systems; the capitals of the first are the game's (D3). */
export const securities = {
  anarchy: { id: "anarchy", symbol: "$GAlAXY_MAP_INFO_state_anarchy;", text: "Anarchy" },
  low: { id: "low", symbol: "$SYSTEM_SECURITY_low;", text: "Low Security" },
  medium: { id: "medium", symbol: "$SYSTEM_SECURITY_medium;", text: "Medium Security" },
  high: { id: "high", symbol: "$SYSTEM_SECURITY_high;", text: "High Security" },
} as const satisfies Readonly<Record<string, Term>>;
