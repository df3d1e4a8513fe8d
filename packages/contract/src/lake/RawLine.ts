import type { Delivery, Verdict } from "./Delivery.ts";

/** One line of a commander's journal on its way to a lake that nobody has judged yet. */
export interface RawLine extends Omit<Delivery, "verdict"> {
  /** The kind as which it was delivered. */
  readonly kind: string;
  /** The bytes of `raw`, if they are known: storing them takes less time. */
  readonly bytes?: Uint8Array | undefined;
  /** The verdict on a line of which it is known already that it is rejected. */
  readonly rejected?: Extract<Verdict, { type: "rejected" }> | undefined;
}
