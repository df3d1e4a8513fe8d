import type { Host } from "../../command/Host.ts";
import { describeDuration } from "../../text/describeDuration.ts";
import { describeTrouble } from "./describeTrouble.ts";

/** A trouble that is not over. */
interface OpenTrouble {
  readonly sinceMs: number;
  readonly told: Set<string>;
}

/** Reports errors that are retried. An outage repeats them every second, so each is reported once until it is over. */
export class TroubleReport {
  readonly #host: Pick<Host, "clock" | "err">;
  readonly #open = new Map<string, OpenTrouble>();

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

  /** Reports that a place works again, if it had trouble. */
  end(place: string): void {
    const { clock, err } = this.#host;
    const trouble = this.#open.get(place);
    if (trouble === undefined) return;
    this.#open.delete(place);
    err.write(`${place}works again after ${describeDuration(clock.monotonicMs() - trouble.sinceMs)}\n`);
  }
}
