import type { LossReason } from "../broker/Publisher.ts";

/** What an uplink did, counted from its start; a line that is sent again counts again. */
export interface UplinkCounts {
  sent: number;
  /** Lines that stay on the machine. */
  withheld: number;
  asks: number;
  stalls: number;
  readonly losses: Record<LossReason, number>;
}

/** Begins to count. */
export function newUplinkCounts(): UplinkCounts {
  return { sent: 0, withheld: 0, asks: 0, stalls: 0, losses: { link: 0, refused: 0, full: 0, silence: 0 } };
}
