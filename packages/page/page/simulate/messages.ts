import type { SessionWish } from "./SessionWish.ts";

/** What the page tells the worker that simulates: an archive of the session, or the session in a folder. */
export interface ToSimulateWorker {
  readonly wish: SessionWish;
  /** An empty folder to write into; undefined for a zip. */
  readonly folder: FileSystemDirectoryHandle | undefined;
}

/** What the worker tells the page. */
export type FromSimulateWorker =
  | { readonly type: "progress"; readonly lines: number }
  /** The session is over; with a zip if one was asked for, else the answer key. */
  | { readonly type: "done"; readonly lines: number; readonly name: string; readonly content: Blob }
  | { readonly type: "failed"; readonly reason: string };
