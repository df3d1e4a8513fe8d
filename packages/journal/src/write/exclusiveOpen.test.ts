import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Disk } from "../machine/Disk.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { linesBy, writeAs, type WriterResult } from "../../tests/helpers/competingWriter.ts";

const tries = 60;
const fileOf = (number: number): string => `Journal.2026-05-01T12${String(number).padStart(4, "0")}.01.log`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-exclusive-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Expects that one of the writers A, B, C wrote all its lines and the others were refused, and that the lines are there. */
async function expectOneWriter(file: string, results: readonly WriterResult[]): Promise<void> {
  expect(results.map(({ code }) => code).sort()).toEqual([...results.slice(1).map(() => "exists"), "none"]);
  const winner = "ABC"[results.findIndex(({ code }) => code === "none")] ?? "";
  expect(await readFile(join(folder, file), "utf8")).toBe(linesBy(winner).join(""));
}

/** The disk of the machine, where looking at a file and creating one takes long. */
function slowDisk(delayMs: number): Disk {
  const { stat, create, write } = nodeDisk;
  return {
    ...nodeDisk,
    stat: async (path) => {
      const found = await stat(path);
      await sleep(delayMs);
      return found;
    },
    create: async (path) => {
      await sleep(delayMs);
      await create(path);
    },
    write: async (...given) => {
      await sleep(delayMs);
      await write(...given);
    },
  };
}

describe("several writers that open the same file", () => {
  it("in one process: one opens it, and nothing it acknowledged is lost", async () => {
    const writeAll = (file: string) => Promise.all(["A", "B", "C"].map((who) => writeAs(who, folder, file)));
    for (let number = 0; number < tries; number++) {
      await expectOneWriter(fileOf(number), await writeAll(fileOf(number)));
    }
  });

  it("on a disk with latency: one opens it, and nothing it acknowledged is lost", async () => {
    const file = fileOf(0);
    const disks = { A: nodeDisk, B: slowDisk(100), C: slowDisk(200) };
    const results = Object.entries(disks).map(([who, disk]) => writeAs(who, folder, file, disk));
    await expectOneWriter(file, await Promise.all(results));
  });

  it("in two processes: one opens it, and nothing it acknowledged is lost", async () => {
    const script = fileURLToPath(new URL("../../tests/helpers/competingProcess.ts", import.meta.url));
    const start = (who: string): ChildProcess =>
      fork(script, [folder, who], { execArgv: ["--conditions=@shipslog/source"] });
    const answerOf = async (child: ChildProcess): Promise<WriterResult> => {
      const [answer] = (await once(child, "message")) as [WriterResult];
      return answer;
    };
    const children = ["A", "B"].map(start);
    try {
      await Promise.all(children.map(answerOf));
      for (let number = 0; number < tries; number++) {
        const answers = children.map(answerOf);
        for (const child of children) child.send(fileOf(number));
        await expectOneWriter(fileOf(number), await Promise.all(answers));
      }
    } finally {
      for (const child of children) child.kill();
    }
  });
});
