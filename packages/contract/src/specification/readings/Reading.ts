/** One reading of the specification, taken where it is silent or ambiguous. */
export interface Reading {
  readonly text: string;
  /** The words of the specification, or why it says nothing. */
  readonly takenFrom: string;
  /** What a check reports when the reading is not followed, for readings of the contract. */
  readonly breaking?: string;
}
