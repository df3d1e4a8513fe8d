import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followJournal } from "../follow/followJournal.ts";
import { listJournals } from "../folders/listJournals.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import type { Notice } from "./ReadOptions.ts";
import { readJournalFileBatches } from "./readJournalFile.ts";
import { readJournal } from "./readJournal.ts";

const line = (number: number): string => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"E${number}" }\r\n`;
const nameOf = (day: number, channel = ""): string => `Journal${channel}.2025-01-0${day}T000000.01.log`;
const reader = fileURLToPath(new URL("../../tests/helpers/reader.ts", import.meta.url));
const run = promisify(execFile);

let folder: string;

const pathOf = (day: number): string => join(folder, nameOf(day));
const makeFifo = (path: string): void => void execFileSync("mkfifo", [path]);

/** Reads the folder in a process of its own, started by a shell command that ends with the given words. */
async function readInProcess(before: string): Promise<{ kinds: readonly string[]; notices: readonly object[] }> {
  const command = `${before} exec "$0" --conditions=@shipslog/source "$1" "$2"`;
  const { stdout } = await run("sh", ["-c", command, process.execPath, reader, folder]);
  return JSON.parse(stdout) as Awaited<ReturnType<typeof readInProcess>>;
}

async function read(): Promise<{ kinds: string[]; notices: Notice[] }> {
  const kinds: string[] = [];
  const notices: Notice[] = [];
  for await (const entry of readJournal(folder, { onNotice: (notice) => notices.push(notice) })) {
    kinds.push(entry.type === "event" ? entry.kind : entry.type);
  }
  return { kinds, notices };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-hostile-"));
  await chmod(folder, 0o755);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe("a folder with things that are not journals but have the name of one", () => {
  it("is read without them, and each is reported", async () => {
    await writeFile(pathOf(1), line(1));
    await mkdir(pathOf(2));
    makeFifo(pathOf(3));
    const server = createServer().listen(pathOf(4));
    await once(server, "listening");
    await symlink("/dev/zero", pathOf(5));
    await symlink("nowhere", pathOf(6));
    await symlink(nameOf(7), pathOf(7));
    await writeFile(pathOf(8), line(8));
    const list = await listJournals(folder);
    const { kinds, notices } = await read();
    server.close();
    const skipped = ["folder", "fifo", "socket", "device", "missing"].map((type, index) => {
      return { file: nameOf(index + 2), type };
    });
    expect(list?.skipped).toEqual(skipped);
    // A link in a circle may be a file that cannot be reached now, so it is unreadable.
    expect(list?.journals.map(({ file }) => file)).toEqual([nameOf(1), nameOf(7), nameOf(8)]);
    expect(kinds).toEqual(["E1", "E8"]);
    expect(notices).toEqual([
      ...skipped.map((each) => ({ code: "not-a-file", ...each })),
      expect.objectContaining({ code: "unreadable", file: nameOf(7) }),
    ]);
    expect(notices.at(-1)).toMatchObject({ cause: { code: "unreadable", path: pathOf(7) } });
  });

  it("is read without opening a FIFO, even if its header would decide the order", async () => {
    await writeFile(join(folder, nameOf(1, "Beta")), line(1));
    makeFifo(pathOf(1));
    // It waits until somebody opens the FIFO to read.
    const writer = spawn("sh", ["-c", `echo x > "$0"`, pathOf(1)], { stdio: "ignore" });
    const left = once(writer, "exit");
    const { kinds } = await read();
    const following = followJournal(folder);
    const first = await following.next();
    await following.return();
    await expect(readJournalFileBatches(pathOf(1)).next()).rejects.toMatchObject({ code: "not-a-file" });
    await expect(nodeDisk.read(pathOf(1))).rejects.toMatchObject({ name: "NotAFileError", type: "fifo" });
    expect(writer.exitCode).toBeNull();
    writer.kill("SIGKILL");
    await left;
    expect(kinds).toEqual(["E1"]);
    expect(first.value).toMatchObject({ kind: "E1" });
  });

  it("never hangs if a FIFO replaces a file between the check and the opening", async () => {
    const file = join(folder, "file");
    const fifo = join(folder, "fifo");
    await writeFile(file, line(1));
    makeFifo(fifo);
    const ending = new AbortController();
    const swapping = (async () => {
      while (!ending.signal.aborted) {
        await rename(file, pathOf(1));
        await rename(pathOf(1), file);
        await rename(fifo, pathOf(1));
        await rename(pathOf(1), fifo);
      }
    })();
    const counts: Record<string, number> = {};
    // On a busy machine it takes more attempts until each of the three was there.
    for (let index = 0; index < 2000 || (Object.keys(counts).length < 3 && index < 500_000); index++) {
      const found = await nodeDisk.open(pathOf(1)).catch((error: unknown) => (error as Error).name);
      const what = typeof found === "object" ? "file" : String(found);
      counts[what] = (counts[what] ?? 0) + 1;
      if (typeof found === "object") await found.close();
    }
    ending.abort();
    await swapping;
    expect(Object.keys(counts).sort()).toEqual(["NotAFileError", "file", "undefined"]);
  });

  it("is followed without them, and each is reported once", async () => {
    await mkdir(pathOf(1));
    makeFifo(pathOf(2));
    await writeFile(pathOf(3), line(3));
    const notices: Notice[] = [];
    const ending = new AbortController();
    let looks = 0;
    const sleep = (): Promise<void> => {
      if (++looks > 200) ending.abort();
      return Promise.resolve();
    };
    const kinds: string[] = [];
    for await (const entry of followJournal(folder, {
      signal: ending.signal,
      sleep,
      onNotice: (notice) => notices.push(notice),
    })) {
      kinds.push(entry.type === "event" ? entry.kind : entry.type);
    }
    expect(kinds).toEqual(["E3"]);
    expect(notices).toEqual([
      { code: "not-a-file", file: nameOf(1), type: "folder" },
      { code: "not-a-file", file: nameOf(2), type: "fifo" },
    ]);
  });
});

describe("a folder with a file that the reader may not read", () => {
  it("is read without it, and the notice says why", async () => {
    for (const day of [1, 2, 3]) await writeFile(pathOf(day), line(day));
    await chmod(pathOf(2), 0);
    const { kinds, notices } = await readInProcess("");
    expect(kinds).toEqual(["E1", "E3"]);
    const cause = `${pathOf(2)}: it cannot be read: permission denied (EACCES)`;
    expect(notices).toEqual([{ code: "unreadable", file: nameOf(2), cause }]);
  });

  it("throws if nobody listens to notices, so that no journal is left out unnoticed", async () => {
    await symlink(nameOf(1), pathOf(1));
    await writeFile(pathOf(2), line(2));
    await expect(readJournal(folder).next()).rejects.toMatchObject({ code: "unreadable", path: pathOf(1) });
  });
});

it("reads 300 names with equal stamps in a process that may open 128 files", async () => {
  const days = Array.from({ length: 150 }, (_, index) => String(index).padStart(4, "0"));
  for (const [index, day] of days.entries()) {
    await writeFile(join(folder, `Journal.2025-01-02T${day}00.01.log`), line(index));
    await writeFile(join(folder, `JournalBeta.2025-01-02T${day}00.01.log`), line(index));
  }
  const { kinds, notices } = await readInProcess("ulimit -n 128;");
  expect(notices).toEqual([]);
  expect(kinds).toEqual(days.flatMap((_, index) => [`E${index}`, `E${index}`]));
});
