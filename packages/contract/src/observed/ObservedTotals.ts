/** The journals that the observed kinds are described from. */
export interface ObservedTotals {
  readonly journals: number;
  readonly lines: number;
  /** Lines that are not events. */
  readonly notEvents: number;
  /** The kinds of the specification that were seen, and their events. */
  readonly specified: { readonly kinds: number; readonly events: number };
  /** The observed kinds, their events and their fields. */
  readonly observed: { readonly kinds: number; readonly events: number; readonly fields: number };
}
