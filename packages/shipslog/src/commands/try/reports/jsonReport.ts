import { countResults } from "@shipslog/try";
import type { PrintSuite } from "./SuiteResult.ts";

/** For programs: one object with every case. */
export const printJson: PrintSuite = (result) => {
  const { command, version, seed, profile, lateMs, outcomes, firstContact } = result;
  const cases = outcomes.map(({ tried, result: ended, verdict, reason, differences, durationMs }) => ({
    name: tried.name,
    group: tried.group,
    game: tried.game,
    expects: tried.expects,
    result: ended,
    ...(reason !== "" && { reason }),
    ...(verdict !== undefined && { verdict, differences }),
    durationMs: Math.round(durationMs),
  }));
  const counts = countResults(outcomes);
  const printed = { command, version, seed, profile, lateMs, counts, firstContact, cases };
  return `${JSON.stringify(printed, null, 1)}\n`;
};
