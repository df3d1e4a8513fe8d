import type { LossReason } from "../broker/Publisher.ts";

/** Counts of an uplink since its start. A line that is sent again counts again. */
export interface UplinkCounts {
  sent: number;
  /** Lines not sent, because of their kind or content. */
  withheld: number;
  /** Of these, lines of a chosen kind that contain the name of a person. */
  personal: number;
  asks: number;
  stalls: number;
  readonly losses: Record<LossReason, number>;
}

/** Counts that start at zero. */
export function newUplinkCounts(): UplinkCounts {
  return {
    sent: 0,
    withheld: 0,
    personal: 0,
    asks: 0,
    stalls: 0,
    losses: { link: 0, refused: 0, full: 0, silence: 0 },
  };
}
