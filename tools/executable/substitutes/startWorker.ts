import { getAsset } from "node:sea";
import { Worker } from "node:worker_threads";
import type { WorkerTask } from "../../../packages/shipslog/src/checkFolder/threads.ts";

/** Starts a thread that checks sessions, from the code in the executable. */
export function startWorker(workerData: WorkerTask): Worker {
  return new Worker(getAsset("worker.cjs", "utf8"), { eval: true, workerData });
}
