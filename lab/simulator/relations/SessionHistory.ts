import type { EventOf } from "@shipslog/contract";

/** Earlier values of a session that relations refer to. */
export interface SessionHistory {
  timeMs: number;
  /** When the current jump began. */
  jumpBegunMs: number;
  lastJump: EventOf<"FSDJump"> | undefined;
  lastJumpMs: number | undefined;
  /** FuelMain of Status before and during the jump; undefined when Status has none. */
  fuelMain: number | undefined;
  fuelInHyperspace: number | undefined;
  /** Positions of systems, from earlier events. */
  readonly positions: Map<string, readonly number[]>;
  /** Whether the session has display texts; undefined before the first symbol. */
  hasTexts: boolean | undefined;
  /** The start-up kinds seen since the last load. */
  startUp: string[];
}
