/** Starts a worker of one of three kinds. */
export function startPageWorker(name: "check" | "show" | "simulate"): Worker {
  return new Worker(new URL("./pageWorker.ts", import.meta.url), { type: "module", name });
}
