/** Something that real journals show and the specification does not say. */
export interface JournalFact {
  /** As `F17`. An id is never used for another fact. */
  readonly id: string;
  /** What the game does. */
  readonly statement: string;
  /** The counts or samples it rests on. */
  readonly evidence: string;
}

/** Facts about one subject. */
export interface FactSection {
  readonly title: string;
  readonly facts: readonly JournalFact[];
}
