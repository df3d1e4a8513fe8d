import { parentPort, workerData } from "node:worker_threads";
import { nodeClock } from "@shipslog/journal";
import { checkJob, type SessionJob, type WorkerMessage, type WorkerSettings } from "./checkJob.ts";

/** A thread that says when it has loaded its modules, checks the sessions it receives, one after another, and sends back the results. */
const options = workerData as WorkerSettings;
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on("message", (job: SessionJob) => {
  void checkJob(job, options, nodeClock).then(
    (result) => send({ result }),
    (error: unknown) => send({ error }),
  );
});
send({});
