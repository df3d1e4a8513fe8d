import { Worker } from "node:worker_threads";
import type { WorkerTask } from "./threads.ts";

/** The worker is a .ts file in the repository and a .js file when installed. */
const workerFile = new URL("./worker.ts", import.meta.url);
if (import.meta.url.endsWith(".js")) workerFile.pathname = workerFile.pathname.replace(/\.ts$/, ".js");

/** Starts a thread that checks sessions. */
export function startWorker(workerData: WorkerTask): Worker {
  return new Worker(workerFile, { workerData });
}
