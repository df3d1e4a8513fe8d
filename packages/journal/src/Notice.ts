/** Something about a folder that no entry can say: it does not stop the reading, and someone may want to know. */
export type Notice =
  /** A log whose name is no journal's, as after a change in the game; it is not read. */
  | { readonly code: "unknown-log"; readonly file: string }
  /** A file or folder that cannot be read just now; it is tried again. */
  | { readonly code: "unreadable"; readonly file: string; readonly cause: unknown };
