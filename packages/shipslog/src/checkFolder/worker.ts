import { parentPort, workerData } from "node:worker_threads";
import { nodeClock } from "@shipslog/journal";
import { checkJob, type SessionJob, type WorkerSettings } from "./checkJob.ts";

/** A thread that checks the sessions it receives, one after another, and sends back the results. */
const options = workerData as WorkerSettings;

parentPort?.on("message", (job: SessionJob) => {
  void checkJob(job, options, nodeClock).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});
