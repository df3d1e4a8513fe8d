import type { CompanionFile, JsonObject, WriteStep } from "@shipslog/contract";

/** An event that is due once its line is on disk. */
export interface DueEvent {
  readonly event: JsonObject;
  /** The line as the game wrote it. */
  readonly line: string;
  /** Whether it may come out at any place: the last line of a file without its line end. */
  readonly isUnordered: boolean;
}

/** What a reader is given time for: to start, to notice a change, or to save its position. */
export type PauseReason = "start" | "look" | "save";

/** One step of a story: what the game or the person at the machine does, or what the suite waits for. */
export type StoryStep =
  /** The game changes the folder; the folder is made with the first change. */
  | { readonly type: "write"; readonly step: WriteStep }
  /** The folder is made, with nothing in it. */
  | { readonly type: "make-folder" }
  /** An event is complete on disk and must come out. */
  | { readonly type: "due"; readonly due: DueEvent }
  /** A companion file is complete on disk with this content. */
  | { readonly type: "state"; readonly file: CompanionFile; readonly content: JsonObject; readonly text: string }
  /** The reader is started. */
  | { readonly type: "start" }
  /** The reader is asked to end, or killed. */
  | { readonly type: "stop"; readonly how: "ask" | "kill" }
  /** Waits until the reader follows this journal. */
  | { readonly type: "ready"; readonly file: string; readonly atMs: number }
  /** Waits until everything that is due has come out, and the present content of every companion file. */
  | { readonly type: "await" }
  /** Waits as long as the reader usually needs. */
  | { readonly type: "pause"; readonly for: PauseReason };
