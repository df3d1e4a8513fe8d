/** A problem with a folder that does not stop the reading and belongs to no entry. */
export type Notice =
  /** A log whose name is not a journal name, as after a change in the game; it is not read. */
  | { readonly code: "unknown-log"; readonly file: string }
  /** A file or folder that cannot be read at the moment; it is tried again. */
  | { readonly code: "unreadable"; readonly file: string; readonly cause: unknown };
