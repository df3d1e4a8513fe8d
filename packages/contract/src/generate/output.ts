/** A file a generator makes: its path from the project's root and its text. */
export interface Output {
  readonly path: string;
  readonly text: string;
}
