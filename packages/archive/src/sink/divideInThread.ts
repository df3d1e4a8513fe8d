import { parentPort } from "node:worker_threads";
import { LakeError } from "../lake/home/LakeError.ts";
import type { ThreadAnswer, ThreadTask } from "./DividingThread.ts";
import { SegmentDivider } from "./SegmentDivider.ts";

/** One thread of DuckDB: the processors are for those who receive and send lines. */
const opened = SegmentDivider.open({ threads: 1 });

async function work(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    const divider = await opened;
    return { result: await ("divide" in task ? divider.divide(task.divide) : divider.writeKinds(task.writeKinds)) };
  } catch (error) {
    if (!(error instanceof LakeError)) return { error };
    const { code, detail, advice } = error;
    return { error, about: { code, detail, advice } };
  }
}

async function answer(task: ThreadTask): Promise<void> {
  parentPort?.postMessage(await work(task));
}

parentPort?.on("message", (task: ThreadTask) => void answer(task));
