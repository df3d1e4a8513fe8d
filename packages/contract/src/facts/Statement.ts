/** What an open statement needs: a rule of check, a change of the simulator, a reading, or a proof. */
export type OpenNeed = "rule" | "simulator" | "reading" | "proof";

/** Work that is left before a statement has its full answer. */
export interface OpenTask {
  readonly needs: OpenNeed;
  /** Where it was found, as `reading 5`. */
  readonly found: string;
  readonly task: string;
}

/**
 * Why no rule checks a statement: it cannot be decided from the files, it only allows something, or it requires nothing of
 * the files.
 */
export type UncheckedSort = "undecidable" | "permission" | "no requirement";

/** The reason why no rule checks a statement. */
export interface Unchecked {
  readonly sort: UncheckedSort;
  readonly reason: string;
}

/** One statement of the specification, traced to what declares, produces and checks it. */
export interface Statement {
  /** Its section and its place there, as `4.2`; a letter marks a further statement of the same row or sentence, as `2.2.1a`. */
  readonly number: string;
  /** The number of its section, as `4` or `2.2`. */
  readonly section: string;
  /** What the specification states, in our words. */
  readonly text: string;
  /** Fields of kinds, as `FSDJump.Taxi`, and exports of the contract that declare it. */
  readonly declared: readonly string[];
  /** What produces it, as `transition arrive` or `writer plan`; `producerFiles` has the file of each. */
  readonly produced: readonly string[];
  /** The ids of the rules of check that find a violation. */
  readonly checked: readonly string[];
  /** Names of the readings taken, for `readingTexts`. */
  readonly readings: readonly string[];
  /** Why nothing declares it. */
  readonly undeclared?: string;
  /** Why nothing produces it. */
  readonly unproduced?: string;
  /** Why no rule checks it. */
  readonly unchecked?: Unchecked;
  readonly open: readonly OpenTask[];
}

/** A part of the specification, or a heading inside one. */
export interface SpecificationSection {
  /** As `4`, or `2.2` for a heading inside part 2. */
  readonly number: string;
  readonly title: string;
}
