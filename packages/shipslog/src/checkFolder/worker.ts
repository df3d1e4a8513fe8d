import { parentPort, workerData } from "node:worker_threads";
import { nodeClock, nodeDisk } from "@shipslog/journal";
import { checkJob } from "@shipslog/page/check";
import type { WorkerMessage, WorkerTask } from "./threads.ts";
import { takeJobs } from "./takeJobs.ts";

const send = (message: WorkerMessage) => parentPort?.postMessage(message);

/** A thread that checks the sessions that no other has taken, from the last on, and sends each result. */
async function checkSessions({ settings, shared }: WorkerTask): Promise<void> {
  for (const at of takeJobs(shared, "last")) {
    const job = shared.jobs[at];
    if (job !== undefined) send({ at, result: await checkJob(job, settings, { disk: nodeDisk, clock: nodeClock }) });
  }
}

// The executable holds this as a script, in which nothing is awaited outside functions.
checkSessions(workerData as WorkerTask).catch((error: unknown) => send({ error }));
