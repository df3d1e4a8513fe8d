import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { nodeClock, nodeDisk } from "@shipslog/journal";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkJob, type SessionJob, type WorkerSettings } from "@shipslog/page/check";

let folder: string;
let jobs: readonly SessionJob[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "worker-"));
  jobs = ["Missing", "Music", "{ half"].map((text, at) => {
    const path = join(folder, `Journal.2026-05-0${at + 1}T120000.01.log`);
    if (text !== "Missing") writeFileSync(path, `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${text}" }\r\n`);
    return { paths: [path], dialect: "live", byteLength: 0, companionsIn: undefined, stamp: "", modifiedMs: 0 };
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a worker sends when another thread has taken the first job. It is started in a process, because the test runner cannot load TypeScript in threads. */
async function messagesWith(settings: WorkerSettings): Promise<readonly unknown[]> {
  const moduleAt = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)));
  const program = `
    import { shareJobs } from ${moduleAt("takeJobs.ts")};
    import { startWorker } from ${moduleAt("startWorker.ts")};
    const shared = shareJobs(${JSON.stringify(jobs)});
    shared.taken[0] = 1;
    const messages = [];
    startWorker({ settings: ${JSON.stringify(settings)}, shared })
      .on("message", (message) => messages.push(message.error === undefined ? message : message.error.message))
      .on("exit", () => console.log(JSON.stringify(messages)));
  `;
  const file = join(folder, "start.mjs");
  writeFileSync(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, ["--conditions=@shipslog/source", file]);
  return JSON.parse(stdout) as readonly unknown[];
}

it("checks what no other thread has taken, from the last job on, and ends", async () => {
  const expected = await Promise.all(
    [2, 1].map(async (at) => ({ at, result: await checkJob(jobs[at]!, {}, { disk: nodeDisk, clock: nodeClock }) })),
  );
  expect(await messagesWith({})).toEqual(JSON.parse(JSON.stringify(expected)));
});

it("says why it stops", async () => {
  expect(await messagesWith({ rules: { "lay-out": "off" } })).toEqual([expect.stringContaining("lay-out")]);
});
