/** Reads a source in a worker and answers the cockpit's page as a server does: live events, and questions about the past. */
import { answerQuestion, type Recorder } from "@shipslog/cockpit/recording";
import { browserClock } from "@shipslog/journal/browser";
import { LiveEvents, recordFolder } from "../../src/show/index.ts";
import { openSource } from "../sources/openSource.ts";
import type { FromShowWorker, ToShowWorker } from "./messages.ts";

const send = (message: FromShowWorker): void => postMessage(message);
const { signal } = new AbortController();

/** The page notices by this that the worker is still there. */
const aliveMs = 1000;

let recorder: Recorder | undefined;
let live: LiveEvents | undefined;

/** Takes a message of the page. */
export function receive(message: ToShowWorker): void {
  if (message.type === "open") open(message).catch(fail);
  else if (message.type === "taken") live?.taken().catch(fail);
  else answer(message);
}

async function open({ source, run }: Extract<ToShowWorker, { type: "open" }>): Promise<void> {
  beat().catch(fail);
  const opened = await openSource(source, signal, fail);
  const recording = await recordFolder({ ...opened, clock: browserClock, run, signal });
  ({ recorder } = recording);
  live = new LiveEvents(recorder, browserClock, (events) => send({ type: "events", events }));
  live.begin();
  await recording.ended;
}

async function beat(): Promise<void> {
  for (;;) {
    await browserClock.sleep(aliveMs);
    send({ type: "alive" });
  }
}

function answer({ id, address }: Extract<ToShowWorker, { type: "ask" }>): void {
  const { pathname, searchParams } = new URL(address, "http://worker");
  const found = recorder && answerQuestion(recorder, pathname, searchParams);
  if (found !== undefined && "json" in found) send({ type: "answer", id, json: found.json });
  else send({ type: "refused", id, reason: found?.wrong ?? "Nothing is recorded yet." });
}

function fail(error: unknown): void {
  send({ type: "failed", reason: error instanceof Error ? error.message : String(error) });
}
