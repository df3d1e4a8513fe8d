import { realpath } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Worker } from "node:worker_threads";
import { mergeFolders, type MergedSessions, type SessionResult } from "@shipslog/check";
import { nodeDisk, type Clock } from "@shipslog/journal";
import { orInterrupted } from "../failure/errors.ts";
import type { SourceFolder } from "../openFolder/findSources.ts";
import { companionFiles } from "@shipslog/contract";
import { listFolder } from "../openFolder/listFolder.ts";
import {
  checkJob,
  folderToCheck,
  type FolderToCheck,
  type SessionJob,
  type WorkerSettings,
} from "@shipslog/page/check";
import type { ChosenDialect } from "@shipslog/page/sources";
import type { WorkerMessage, WorkerTask } from "./threads.ts";
import { rulesVersion } from "./rulesVersion.ts";
import type { SessionCache } from "./SessionCache.ts";
import { shareJobs, takeJobs } from "./takeJobs.ts";

/** How to run the check. */
interface CheckRun {
  readonly threads: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Called after each session. */
  readonly onProgress?: ((doneBytes: number, totalBytes: number) => void) | undefined;
  /** The folder with the results of earlier runs; none are used when undefined. */
  readonly cache?: string | undefined;
}

/** Checks the journals of folders, each against its dialect, and merges what is found. */
export async function checkSources(
  found: readonly (ChosenDialect & { readonly source: SourceFolder })[],
  settings: WorkerSettings,
  { onProgress, cache, ...running }: CheckRun,
): Promise<MergedSessions> {
  const folders = found.map(({ source, ...chosen }) => folderToCheck(source, chosen));
  const jobs = folders.flatMap((folder) => folder.jobs);
  const totalBytes = jobs.reduce((sum, { byteLength }) => sum + byteLength, 0);
  let doneBytes = 0;
  const onDone = ({ byteLength }: SessionJob) => {
    doneBytes += byteLength;
    onProgress?.(doneBytes, totalBytes);
  };
  const nowMs = running.clock.nowMs();
  const results = new Map<SessionJob, SessionResult>();
  const caches = cache === undefined ? [] : await openCaches(cache, folders, settings, nowMs);
  for (const { folder, known } of caches) {
    for (const job of folder.jobs) {
      const result = (await isRepeatable(job, nowMs)) ? known.find(sessionName(job), job.stamp) : undefined;
      if (result === undefined) continue;
      results.set(job, result);
      onDone(job);
    }
  }
  const left = jobs.filter((job) => !results.has(job));
  for (const [job, result] of await checkJobs(left, settings, { ...running, onDone })) results.set(job, result);
  for (const { folder, known } of caches) {
    for (const job of folder.jobs) {
      const result = results.get(job);
      const isNew = left.includes(job) && result !== undefined && isWhole(job, result);
      if (isNew && (await isRepeatable(job, nowMs))) known.add(sessionName(job), job.stamp, result);
    }
    const names = new Set(await listFolder(folder.source.folder));
    await known.save((session) => names.has(session), nowMs);
  }
  const checked = folders.map(({ source: { folder }, jobs: own }) => ({
    sessions: own.flatMap((job) => results.get(job) ?? []),
    pathOf: (file: string) => join(folder, file),
  }));
  const { baseline, rules, overrides } = settings;
  return mergeFolders(checked, { baseline, rules, overrides });
}

interface FolderCache {
  readonly folder: FolderToCheck;
  readonly known: SessionCache;
}

/**
 * Opens the cache of each folder that has a session whose result can be kept. A baseline and overrides are applied to the results, so that they are no part of the identity, but for the
 * rules that overrides switch on.
 */
async function openCaches(
  cache: string,
  folders: readonly FolderToCheck[],
  { baseline: _accepted, overrides = [], ...settings }: WorkerSettings,
  nowMs: number,
): Promise<readonly FolderCache[]> {
  const isUseful = await Promise.all(folders.map((folder) => hasRepeatable(folder, nowMs)));
  const cached = folders.filter((_, at) => isUseful[at] === true);
  if (cached.length === 0) return [];
  // Loaded on first use: a folder where the game has just written is checked without a cache.
  const { SessionCache: Cache } = await import("./SessionCache.ts");
  const version = rulesVersion();
  const switchedOn = overrides.flatMap((each) => Object.keys(each.rules).filter((id) => each.rules[id] !== "off"));
  return await Promise.all(
    cached.map(async (folder) => {
      const path = await realpath(folder.source.folder);
      return {
        folder,
        known: await Cache.open(cache, [version, path, folder.dialect, settings, switchedOn.toSorted()]),
      };
    }),
  );
}

const sessionName = ({ paths }: SessionJob): string => basename(paths[0] ?? "");

/** A file that was written this short before may be written again without another time. */
const coarsestTimeMs = 2000;

async function hasRepeatable({ jobs }: FolderToCheck, nowMs: number): Promise<boolean> {
  for (const job of jobs) if (await isRepeatable(job, nowMs)) return true;
  return false;
}

/** Whether an unchanged session has the same result again: companion files change while no journal does. */
async function isRepeatable({ companionsIn, modifiedMs, paths }: SessionJob, nowMs: number): Promise<boolean> {
  if (paths.length === 0 || modifiedMs > nowMs - coarsestTimeMs) return false;
  const names = companionsIn === undefined ? [] : await listFolder(companionsIn);
  return !companionFiles.some((file) => names.includes(file));
}

/** Whether every file could be read: one that could not may be readable later, without another time. */
function isWhole({ paths }: SessionJob, { files, findings }: SessionResult): boolean {
  const isRefused = findings.some(({ rule }) => rule === "unreadable-file");
  return !isRefused && paths.every((path) => files.includes(basename(path)));
}

/** How to run the jobs. */
interface RunOptions extends Omit<CheckRun, "onProgress" | "cache"> {
  /** Called after each job, in any order. */
  readonly onDone: (job: SessionJob) => void;
}

/**
 * Checks sessions on several threads and returns the result of each. Throws an Interruption when the user stops it.
 */
async function checkJobs(
  jobs: readonly SessionJob[],
  settings: WorkerSettings,
  { threads, clock, signal, onDone }: RunOptions,
): Promise<ReadonlyMap<SessionJob, SessionResult>> {
  if (jobs.length === 0) return new Map();
  // This thread takes the largest and the others the smallest: none starts a large job at the end, or before it is warm.
  const shared = shareJobs(jobs.toSorted((one, other) => other.byteLength - one.byteLength));
  const results = new Map<SessionJob, SessionResult>();
  const all = Promise.withResolvers<void>();
  const keep = (at: number, result: SessionResult) => {
    const job = shared.jobs[at];
    if (job === undefined) return;
    results.set(job, result);
    onDone(job);
    if (results.size === jobs.length) all.resolve();
  };
  const totalBytes = jobs.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const worthwhile = 1 + Math.floor(totalBytes / bytesPerThread);
  const workers = await startWorkers(Math.min(threads, jobs.length, worthwhile) - 1, { settings, shared });
  for (const worker of workers) {
    worker.on("message", (message: WorkerMessage) => {
      if ("error" in message) all.reject(message.error);
      else keep(message.at, message.result);
    });
    worker.once("error", all.reject);
  }
  const workHere = async () => {
    for (const at of takeJobs(shared, "first")) {
      const job = shared.jobs[at];
      if (job !== undefined) keep(at, await checkJob(job, settings, { disk: nodeDisk, clock }, signal));
      if (signal.aborted) return;
    }
  };
  try {
    await orInterrupted(Promise.all([workHere(), all.promise]), { interrupted: signal }, noReport);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

/** A thread takes about a second until it is as fast as the first, which checks as many bytes in less. */
const bytesPerThread = 64 * 2 ** 20;

const noReport = "there is no report, because some journals were not checked";

/** Starts threads, before this one begins: its work leaves no time for what a start waits for. */
async function startWorkers(count: number, task: WorkerTask): Promise<readonly Worker[]> {
  if (count === 0) return [];
  // Loaded on first use: most folders are too small for a second thread.
  const { startWorker } = await import("./startWorker.ts");
  return Array.from({ length: count }, () => startWorker(task));
}
