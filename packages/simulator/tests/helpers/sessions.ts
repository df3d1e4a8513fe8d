import { simulateWithLog, type LoggedMoment } from "./simulateWithLog.ts";
import { scenarioNames } from "@shipslog/simulator";

/** When the judged sessions begin. */
export const judgedStartMs = Date.UTC(2026, 4, 1, 12);
const playedMs = 2 * 3_600_000;

/**
 * The seeds of so many sessions: the first ones are always the same, because rare fields and values occur in them; what is
 * beyond them comes from the seed of the run, so that every long run judges sessions that none has judged before.
 */
export function judgedSeeds(size: number, fixed: number, seed: number): readonly number[] {
  return Array.from({ length: size }, (_, at) => (at < fixed ? at + 1 : seed * 1000 + at));
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
  enter(scenario: string, seed: number): void {
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

/** Runs judges over two hours of every scenario under each seed and returns how much they examined. */
export function judgeSessions(
  seeds: readonly number[],
  found: readonly Complaints[],
  judges: readonly Judge[],
  report: (line: string) => void,
): { sessions: number; moments: number; events: number } {
  const seen = { sessions: 0, moments: 0, events: 0 };
  for (const seed of seeds) {
    for (const scenario of scenarioNames) {
      for (const complaints of found) complaints.enter(scenario, seed);
      for (const each of judges) each.begin();
      const options = { seed, scenario, dialect: "spec", start: judgedStartMs, durationMs: playedMs } as const;
      for (const moment of simulateWithLog(options)) {
        seen.moments += 1;
        if (moment.event !== undefined) seen.events += 1;
        for (const each of judges) each.see(moment);
      }
      seen.sessions += 1;
    }
    if (seen.sessions % 40 === 0) report(`${seen.sessions} sessions, ${seen.events} events, ${seen.moments} moments`);
  }
  return seen;
}
