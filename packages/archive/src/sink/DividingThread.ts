import { Worker } from "node:worker_threads";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import { LakeError, type LakeErrorCode } from "../lake/home/LakeError.ts";
import type { DividedSegments, DividingTask, KindsTask } from "./SegmentDivider.ts";

/** A task as a thread gets it: of a lake it knows the folder only. */
type InFolder<Task> = Omit<Task, "lake"> & { readonly lake: string };

/** What a thread is asked to do. */
export type ThreadTask = { readonly divide: InFolder<DividingTask> } | { readonly writeKinds: InFolder<KindsTask> };

/** What a thread answers. Errors arrive without their class. */
export type ThreadAnswer =
  | { readonly result: DividedSegments | readonly LakeFile[] }
  | {
      readonly error: unknown;
      readonly about?: { readonly code: LakeErrorCode; readonly detail: string; readonly advice: string };
    };

/** The thread is a .ts file in the repository and a .js file when installed. */
const threadFile = new URL("./divideInThread.ts", import.meta.url);
if (import.meta.url.endsWith(".js")) threadFile.pathname = threadFile.pathname.replace(/\.ts$/, ".js");

/** A piece of parsed lines fits. With the 16 MB of Node they are moved to the old generation, and collecting garbage takes a third of the thread's time. */
const resourceLimits = { maxYoungGenerationSizeMb: 32 };

/** Makes tables of stored lines in a thread of its own, beside the one that receives lines. Several sinks may share it: one task runs after the other. */
export class DividingThread implements AsyncDisposable {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Divides segments. */
  async divide(task: InFolder<DividingTask>): Promise<DividedSegments> {
    return (await this.#ask({ divide: task })) as DividedSegments;
  }

  /** Writes the tables of kinds of untyped files. */
  async writeKinds(task: InFolder<KindsTask>): Promise<readonly LakeFile[]> {
    return (await this.#ask({ writeKinds: task })) as readonly LakeFile[];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#last;
    await this.#worker?.terminate();
  }

  #ask(task: ThreadTask): Promise<unknown> {
    const turn = this.#last.then(() => this.#askNow(task));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #askNow(task: ThreadTask): Promise<unknown> {
    const worker = this.#worker ?? new Worker(threadFile, { resourceLimits });
    this.#worker = worker;
    const answered = Promise.withResolvers<ThreadAnswer>();
    const onExit = () => {
      this.#worker = undefined;
      answered.reject(new Error("the thread that divides lines has ended"));
    };
    worker.once("message", answered.resolve);
    worker.once("error", answered.reject);
    worker.once("exit", onExit);
    worker.ref();
    try {
      worker.postMessage(task);
      const answer = await answered.promise;
      if ("result" in answer) return answer.result;
      const { error, about } = answer;
      throw about === undefined ? error : new LakeError(about.code, about.detail, error, about.advice);
    } finally {
      worker.off("message", answered.resolve);
      worker.off("error", answered.reject);
      worker.off("exit", onExit);
      // Waiting for its next task, it must not keep the process.
      worker.unref();
    }
  }
}
