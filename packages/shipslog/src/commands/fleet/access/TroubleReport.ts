import type { Host } from "../../../command/Host.ts";
import { describeDuration } from "../../../text/numbers.ts";
import { describeFailure } from "../../../failure/failure.ts";

/** A trouble that is not over. */
interface OpenTrouble {
  readonly sinceMs: number;
  readonly told: Set<string>;
}

/** How long nothing more is noted of a place: who floods a partition does it every second. */
const noteMs = 60_000;

/** Reports errors that are retried. An outage repeats them every second, so each is reported once until it is over. */
export class TroubleReport {
  readonly #host: Pick<Host, "clock" | "err">;
  readonly #open = new Map<string, OpenTrouble>();
  readonly #notedMs = new Map<string, number>();

  constructor(host: Pick<Host, "clock" | "err">) {
    this.#host = host;
  }

  /** Reports an error, with the place where it happened before it. */
  begin(place: string, error: unknown): void {
    const { clock, err } = this.#host;
    const trouble = this.#open.get(place) ?? { sinceMs: clock.monotonicMs(), told: new Set() };
    this.#open.set(place, trouble);
    const reason = describeTrouble(error);
    if (trouble.told.has(reason)) return;
    trouble.told.add(reason);
    err.write(`${place}${reason}; retrying\n`);
  }

  /** Reports what needs no second try, at most once a minute for each place. */
  note(place: string, notice: unknown): void {
    const { clock, err } = this.#host;
    const nowMs = clock.monotonicMs();
    if (nowMs - (this.#notedMs.get(place) ?? -Infinity) < noteMs) return;
    this.#notedMs.set(place, nowMs);
    err.write(`${place}${describeTrouble(notice)}\n`);
  }

  /** Reports that a place works again, if it had trouble. */
  end(place: string): void {
    const { clock, err } = this.#host;
    const trouble = this.#open.get(place);
    if (trouble === undefined) return;
    this.#open.delete(place);
    err.write(`${place}works again after ${describeDuration(clock.monotonicMs() - trouble.sinceMs)}\n`);
  }
}

/** Explains an error after which a command goes on, in one line: with the reason of the system and what to do, or else with the first cause. */
export function describeTrouble(error: unknown): string {
  const { message } = describeFailure(error);
  // The client of NATS says nothing more.
  if (message === "timeout") return "the servers did not answer in time (shipslog fleet doctor tells what is wrong)";
  if (!(error instanceof Error) || message !== error.message) return message;
  let first = error;
  while (first.cause instanceof Error) first = first.cause;
  return first === error ? message : `${message}: ${first.message.split("\n", 1)[0]}`;
}
