import type { EventOf } from "@shipslog/contract";

/** What the relations need to know of what came before. */
export interface SessionHistory {
  timeMs: number;
  /** When the jump now ending began. */
  jumpBegunMs: number;
  lastJump: EventOf<"FSDJump"> | undefined;
  lastJumpMs: number | undefined;
  /** FuelMain of Status before and during the jump; undefined where Status shows none. */
  fuelMain: number | undefined;
  fuelInHyperspace: number | undefined;
  /** Where systems lie, as far as events have told. */
  readonly positions: Map<string, readonly number[]>;
  /** The start-up kinds seen since the last load. */
  startUp: string[];
}
