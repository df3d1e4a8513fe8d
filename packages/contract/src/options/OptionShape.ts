/** What an option may be: a test, and the words for the message of an error. */
export interface OptionShape {
  /** Completes "must be ...", as in `"spec" or "live"`. */
  readonly allowed: string;
  readonly accepts: (value: unknown) => boolean;
  /** Whether the caller must give it; an option that is left out is undefined. */
  readonly isRequired?: true;
}

/** A shape for every option of an interface; an option without one does not compile. */
export type OptionShapes<Options> = { readonly [Name in keyof Options]-?: OptionShape };
