import type { Clock } from "@shipslog/contract";
import type { FleetFolder } from "../provisioning/FleetFolder.ts";

/** From when on something is a problem. */
export interface ExaminationLimits {
  /** Lines that wait this long while nothing is stored are stuck. */
  readonly stuckMs: number;
  /** Lines that wait this long although others are stored show that the collectors are behind. */
  readonly behindMs: number;
  /** A certificate is reported this long before it expires. */
  readonly expiryMs: number;
  /** Clocks may differ by this. */
  readonly clockMs: number;
  /** A disk needs this much free space. */
  readonly freeBytes: number;
}

/**
 * At most 19 s of the lines of ten thousand commanders waited, so a minute in which nothing is stored is no delay; after a restart
 * of all servers they were caught up in three minutes. A gigabyte lasts six hours at the measured 82 bytes a line, and one hour at
 * the 465 that a line takes if files are never merged.
 */
export const usualExaminationLimits: ExaminationLimits = {
  stuckMs: 60_000,
  behindMs: 5 * 60_000,
  expiryMs: 30 * 86_400_000,
  clockMs: 5000,
  freeBytes: 2 ** 30,
};

/** What is examined, and with what. */
export interface Examined {
  readonly folder: FleetFolder;
  readonly clock: Clock;
  /** The lake of the collectors, if it is on this machine. */
  readonly lake?: string | undefined;
  readonly limits?: Partial<ExaminationLimits> | undefined;
  /** Ends the examination. */
  readonly signal?: AbortSignal | undefined;
}

/** What an examination gets: every limit has its value. */
export type FleetExamination = Examined & { readonly limits: ExaminationLimits };
