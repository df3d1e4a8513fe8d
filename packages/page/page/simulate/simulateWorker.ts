/** Simulates a session in a worker: into a zip, or into a folder at the speed of play. */
import { zipSync } from "fflate";
import { JournalWriter, browserClock, filesDisk, folderDisk, type Disk } from "@shipslog/journal/browser";
import type { PlayedSession } from "../../src/simulate/index.ts";
import type { FromSimulateWorker, ToSimulateWorker } from "./messages.ts";
import { playWish, WishError } from "./playWish.ts";
import type { SessionWish } from "./SessionWish.ts";

const send = (message: FromSimulateWorker): void => postMessage(message);
const { signal } = new AbortController();

/** The name of the answer key in an archive, and of its own file. */
const answersName = "answers.jsonl";

/** Takes a message of the page. */
export function receive({ folder: handle, wish }: ToSimulateWorker): void {
  const writing = handle === undefined ? zip(wish) : writeInto(handle, wish);
  writing.catch((error: unknown) =>
    send({ type: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
}

async function zip(wish: SessionWish): Promise<void> {
  const disk = filesDisk();
  const played = await play(wish, disk);
  const files: Record<string, Uint8Array> = {};
  for (const name of (await disk.list(folder)) ?? []) files[name] = (await disk.read(`${folder}/${name}`)) ?? noBytes;
  if (played.answers.length > 0) files[answersName] = new TextEncoder().encode(answerText(played));
  const bytes = zipSync(files, { level: 6 });
  const content = new Blob([new Uint8Array(bytes)], { type: "application/zip" });
  send({ type: "done", lines: played.lines, name: `${wish.title}-${wish.seed}.zip`, content });
}

async function writeInto(handle: FileSystemDirectoryHandle, wish: SessionWish): Promise<void> {
  for await (const name of handle.keys()) {
    throw new WishError(
      `The folder is not empty: it has ${name}. Choose an empty one, so that nothing is overwritten.`,
    );
  }
  const played = await play(wish, folderDisk(handle));
  send({ type: "done", lines: played.lines, name: answersName, content: new Blob([answerText(played)]) });
}

const folder = "session";
const noBytes = new Uint8Array();
/** The page is told some times a second how far the session is. */
const tellMs = 250;

async function play(wish: SessionWish, disk: Disk): Promise<PlayedSession> {
  const writer = new JournalWriter(folder, { disk, sleep: browserClock.sleep });
  let toldMs = 0;
  const onProgress = (_fraction: number, lines: number): void => {
    const nowMs = browserClock.nowMs();
    if (nowMs - toldMs < tellMs) return;
    toldMs = nowMs;
    send({ type: "progress", lines });
  };
  const played = await playWish(wish, { writer, clock: browserClock, signal, onProgress });
  await writer.close();
  return played;
}

/** The answer key as `shipslog simulate --answers` writes it: one answer in each line. */
function answerText({ answers }: PlayedSession): string {
  return answers.map((answer) => `${JSON.stringify(answer)}\n`).join("");
}
