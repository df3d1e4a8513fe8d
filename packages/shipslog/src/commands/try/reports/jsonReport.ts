import { countResults, type PrintSuite } from "./TryReport.ts";

/** For programs: one object with every case. */
export const printJson: PrintSuite = (result) => {
  const { command, version, seed, profile, lateMs, outcomes, firstContact } = result;
  const cases = outcomes.map(({ tried, result: ended, reason, differences, durationMs }) => ({
    name: tried.name,
    group: tried.group,
    game: tried.game,
    expects: tried.expects,
    result: ended,
    ...(reason !== "" && { reason }),
    ...(differences[0] !== undefined && { verdict: differences[0].verdict, differences }),
    durationMs: Math.round(durationMs),
  }));
  const counts = countResults(outcomes);
  const printed = { command, version, seed, profile, lateMs, counts, firstContact, cases };
  return `${JSON.stringify(printed, null, 1)}\n`;
};
