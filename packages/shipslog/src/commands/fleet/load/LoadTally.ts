import type { ConnectionState } from "@shipslog/fleet";
import type { Uplink, UplinkCounts } from "@shipslog/fleet/uplink";

/** What all simulated commanders have done so far. */
export class LoadTally implements AsyncDisposable {
  /** Lines to send, and how many of them are damaged. */
  lines = 0;
  damaged = 0;
  /** Sessions that have ended with every line stored. */
  sessions = 0;
  readonly #open = new Map<Uplink, ConnectionState>();
  #before: UplinkCounts = noCounts;
  #unstored = 0;

  /** Counts an uplink from now on. */
  open(uplink: Uplink, state: ConnectionState): void {
    this.#open.set(uplink, state);
  }

  /** Closes an uplink and keeps its counts. */
  async close(uplink: Uplink): Promise<void> {
    await uplink[Symbol.asyncDispose]();
    if (!this.#open.delete(uplink)) return;
    this.#before = addCounts(this.#before, uplink.counts);
    this.#unstored += uplink.unstored;
  }

  /** Closes all uplinks that are open. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#open.keys()].map((uplink) => this.close(uplink)));
  }

  /** The counts of all uplinks since the start. */
  get counts(): UplinkCounts {
    return [...this.#open.keys()].reduce((sum, { counts }) => addCounts(sum, counts), this.#before);
  }

  /** How many lines are sent and not known to be stored. */
  get unstored(): number {
    return [...this.#open.keys()].reduce((sum, { unstored }) => sum + unstored, this.#unstored);
  }

  /** How many connections are up now. */
  get connections(): number {
    return [...this.#open.values()].filter(({ isUp }) => isUp).length;
  }
}

const noCounts: UplinkCounts = {
  sent: 0,
  withheld: 0,
  personal: 0,
  asks: 0,
  stalls: 0,
  losses: { link: 0, refused: 0, full: 0, silence: 0 },
};

function addCounts(one: UplinkCounts, other: UplinkCounts): UplinkCounts {
  return {
    sent: one.sent + other.sent,
    withheld: one.withheld + other.withheld,
    personal: one.personal + other.personal,
    asks: one.asks + other.asks,
    stalls: one.stalls + other.stalls,
    losses: {
      link: one.losses.link + other.losses.link,
      refused: one.losses.refused + other.losses.refused,
      full: one.losses.full + other.losses.full,
      silence: one.losses.silence + other.losses.silence,
    },
  };
}
