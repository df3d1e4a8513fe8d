/** Draws a random whole number from 0 to below the bound. */
export type Draw = (below: number) => number;

/** An event that a mutation changes in place. */
export type DraftEvent = Record<string, unknown>;

/** A line of a journal that a mutation changes, moves or removes. */
export interface DraftLine {
  file: string;
  raw: string;
}

/** One way to break a rule: the mutation test applies it to a valid journal and expects one finding of that rule. */
export interface RuleMutation {
  /** The change in a few words. */
  readonly what: string;
  /** The event names or companion files to change; any line when absent. */
  readonly targets?: readonly string[];
  /** Changes an event in place and returns the pointer of the expected finding; undefined when the event does not suit. */
  readonly edit?: (event: DraftEvent, draw: Draw) => string | undefined;
  /** Changes the text of the line or file; undefined when it does not suit. */
  readonly editText?: (text: string, draw: Draw) => string | undefined;
  /** Changes the lines of the journal and returns the index of the line of the expected finding; undefined when they do not suit. */
  readonly editLines?: (lines: DraftLine[], draw: Draw) => number | undefined;
  /** Only the last such entry of a session is changed, because an earlier change would affect later entries. */
  readonly onlyLast?: true;
}
