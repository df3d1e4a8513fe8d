import { scenarioNames, type ScenarioName } from "@shipslog/simulator";
import { simulateWithLog } from "../../packages/simulator/src/simulate.ts";
import type { LoggedMoment } from "../../packages/simulator/src/session/LoggedMoment.ts";

/** A simulated session to be judged. */
export interface JudgedSession {
  readonly scenario: ScenarioName;
  readonly seed: number;
  readonly moments: Iterable<LoggedMoment>;
}

/** When the judged sessions begin. */
export const judgedStartMs = Date.UTC(2026, 4, 1, 12);
const playedMs = 2 * 3_600_000;

/** Yields a session of every scenario for seeds 1 to a number, seed by seed. */
export function* judgedSessions(
  seeds: number,
  scenarios: readonly ScenarioName[] = scenarioNames,
): Generator<JudgedSession> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const scenario of scenarios) {
      const moments = simulateWithLog({ seed, scenario, dialect: "spec", start: judgedStartMs, durationMs: playedMs });
      yield { scenario, seed, moments };
    }
  }
}

/** Examines a session moment by moment and collects complaints. */
export interface Judge {
  /** Starts a session. */
  begin(): void;
  /** Examines the next moment. */
  see(moment: LoggedMoment): void;
}

/** The complaints of a judge: for each sort the first with its location, and the count. */
export class Complaints {
  readonly #counts = new Map<string, { count: number; first: string }>();
  #where = "";

  /** Sets the session that is being judged. */
  enter({ scenario, seed }: JudgedSession): void {
    this.#where = `${scenario} seed ${seed}`;
  }

  add(sort: string, detail: unknown): void {
    const known = this.#counts.get(sort);
    if (known === undefined) this.#counts.set(sort, { count: 1, first: `${this.#where}: ${String(detail)}` });
    else known.count += 1;
  }

  /** Adds a complaint unless a condition holds. */
  expect(holds: boolean, sort: string, detail: () => unknown = () => ""): void {
    if (!holds) this.add(sort, detail());
  }

  list(): readonly string[] {
    return [...this.#counts].map(([sort, { count, first }]) => `${sort} (${count} times, first ${first})`);
  }
}

/** Runs judges over sessions and returns how many moments and events they examined. */
export function judgeSessions(
  seeds: number,
  found: readonly Complaints[],
  judges: readonly Judge[],
  report: (line: string) => void = () => undefined,
  /** The number of seeds for judges that need fewer than all. */
  enough: ReadonlyMap<Judge, number> = new Map(),
): { sessions: number; moments: number; events: number } {
  const seen = { sessions: 0, moments: 0, events: 0 };
  for (const session of judgedSessions(seeds)) {
    for (const complaints of found) complaints.enter(session);
    const looking = judges.filter((each) => session.seed <= (enough.get(each) ?? seeds));
    for (const each of looking) each.begin();
    for (const moment of session.moments) {
      seen.moments += 1;
      if (moment.event !== undefined) seen.events += 1;
      for (const each of looking) each.see(moment);
    }
    seen.sessions += 1;
    if (seen.sessions % 80 === 0) report(`${seen.sessions} sessions, ${seen.events} events, ${seen.moments} moments`);
  }
  return seen;
}
