import type { SessionResult } from "@shipslog/check";
import type { SessionJob, WorkerSettings } from "@shipslog/page/check";
import type { SharedJobs } from "./takeJobs.ts";

/** What a thread receives when it starts. */
export interface WorkerTask {
  readonly settings: WorkerSettings;
  readonly shared: SharedJobs<SessionJob>;
}

/** What a thread sends: the result of the job at an index, or why it stops. */
export type WorkerMessage = { readonly at: number; readonly result: SessionResult } | { readonly error: unknown };
