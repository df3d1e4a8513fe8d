/** Chance for a damage: a whole number from 0 to below the bound. */
export type Draw = (below: number) => number;

/** An event that may be changed in place. */
export type DraftEvent = Record<string, unknown>;

/** A line of a journal that may be changed, moved or taken away. */
export interface DraftLine {
  file: string;
  raw: string;
}

/** One way to break a rule: the mutation proof applies it to sound journals and expects one finding of that rule. */
export interface Mutation {
  /** What is done, in a few words. */
  readonly what: string;
  /** The event names, or the companion files, it is done to; any line when left out. */
  readonly targets?: readonly string[];
  /** Changes an event in place and gives the pointer where the finding must stand; undefined where it offers no place. */
  readonly edit?: (event: DraftEvent, draw: Draw) => string | undefined;
  /** Changes the text of the line or file; undefined where it offers no place. */
  readonly editText?: (text: string, draw: Draw) => string | undefined;
  /** Changes the lines of the journal and gives the index of the line where the finding must stand. */
  readonly editLines?: (lines: DraftLine[], draw: Draw) => number | undefined;
  /** Only the last such entry of the session is touched, where a change would speak to what follows. */
  readonly onlyLast?: true;
}
