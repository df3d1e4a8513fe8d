import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CompanionEntry, Entry, Position } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { onTestFinished } from "vitest";
import { fold } from "../../src/state/fold.ts";
import type { CockpitObservation } from "../../src/state/CockpitObservation.ts";
import { unknownState, type CockpitState } from "../../src/state/CockpitState.ts";
import { decodeRecord } from "../../src/wire/decodeRecord.ts";
import { decodeSnapshot } from "../../src/wire/Snapshot.ts";
import type { Hello } from "../../src/wire/Hello.ts";
import type { DecodedRecord } from "../../src/wire/WireRecord.ts";
import { startCockpit, type Cockpit, type CockpitOptions } from "../../src/server/startCockpit.ts";

/** A stream of observations that a test pushes. */
export class PushStream implements AsyncIterable<CockpitObservation> {
  readonly #waiting: CockpitObservation[] = [];
  #wake = () => {};

  push(...observations: readonly CockpitObservation[]): void {
    this.#waiting.push(...observations);
    this.#wake();
  }

  #pushed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<CockpitObservation, void, undefined> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next === undefined) await this.#pushed();
      else yield next;
    }
  }
}

/** Creates an empty folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cockpit-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

let runs = 0;

/** Starts a cockpit that stops with the test. */
export async function startTestCockpit(stream: PushStream, options: Partial<CockpitOptions> = {}): Promise<Cockpit> {
  const folder = await temporaryFolder();
  const cockpit = await startCockpit({
    streams: [stream],
    folder,
    port: 0,
    run: `run-${(runs += 1)}`,
    nowMs: () => 1_777_000_000_000,
    pageFolder: join(folder, "no-page"),
    ...options,
  });
  onTestFinished(() => cockpit.close().catch(() => undefined));
  return cockpit;
}

/** A complete response. */
export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Sends a request with exactly these headers on its own connection. */
export function sendRequest(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = "GET",
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end();
  });
}

/** A client of the event stream that folds what it receives; tests can pause and disconnect it. */
export class StreamClient {
  readonly records: DecodedRecord[] = [];
  readonly snapshots: number[] = [];
  state: CockpitState = unknownState;
  hello: Hello | undefined;
  lastId = "";
  bytes = 0;
  isClosed = false;
  #text = "";
  readonly #response: IncomingMessage;

  private constructor(response: IncomingMessage) {
    this.#response = response;
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => this.#take(chunk));
    response.on("close", () => (this.isClosed = true));
    response.on("error", () => (this.isClosed = true));
    onTestFinished(() => this.disconnect());
  }

  static connect(port: number, lastId?: string, before?: StreamClient, path = "/api/events"): Promise<StreamClient> {
    const headers = lastId === undefined ? {} : { "Last-Event-ID": lastId };
    return new Promise((resolve, reject) => {
      const request = get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
        const client = new StreamClient(response);
        if (before !== undefined) [client.state, client.lastId] = [before.state, before.lastId];
        resolve(client);
      });
      request.on("error", reject);
    });
  }

  pause(): void {
    this.#response.pause();
  }

  resume(): void {
    this.#response.resume();
  }

  disconnect(): void {
    this.#response.destroy();
  }

  get entriesOf(): readonly string[] {
    return this.records.flatMap(({ observation }) =>
      "raw" in observation && observation.type !== "companion" ? [observation.raw] : [],
    );
  }

  #take(chunk: string): void {
    this.bytes += chunk.length;
    this.#text += chunk;
    let end = this.#text.indexOf("\n\n");
    for (; end >= 0; end = this.#text.indexOf("\n\n")) {
      this.#event(this.#text.slice(0, end));
      this.#text = this.#text.slice(end + 2);
    }
  }

  #event(text: string): void {
    const field = (name: string) =>
      text
        .split("\n")
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const id = field("id");
    const data = field("data");
    if (id !== undefined) this.lastId = id;
    if (data === undefined) return;
    if (field("event") === "hello") {
      this.hello = JSON.parse(data) as Hello;
      return;
    }
    if (field("event") === "snapshot") {
      const { state, seq } = decodeSnapshot(data);
      this.snapshots.push(seq);
      this.state = state;
      return;
    }
    const recorded = decodeRecord(data);
    this.records.push(recorded);
    this.state = fold(this.state, recorded.observation, recorded.atMs);
  }
}

/** Parses lines as consecutive entries of one journal. */
export function lines(raws: readonly string[], file = "Journal.2026-05-01T120000.01.log"): readonly Entry[] {
  let offset = 0;
  return raws.map((raw, at) => {
    const position = { file, offset, line: at + 1, generation: 0 };
    const entry = lineOf(raw, position);
    offset += entry.byteLength;
    return entry;
  });
}

function lineOf(raw: string, position: Position): Entry {
  const parsed = parseLine(raw);
  const byteLength = Buffer.byteLength(raw) + 2;
  return parsed.ok
    ? { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event }
    : { type: "bad", position, raw, byteLength, defect: parsed.defect };
}

/** A line with its index in it. */
const numbered = (at: number) => `{"timestamp":"2026-05-01T12:00:00Z","event":"Music","At":${at}}`;

/** Entries of numbered lines. */
export const numberedLines = (count: number) => lines(Array.from({ length: count }, (_, at) => numbered(at)));

/** Status.json with a given amount of fuel. */
export function statusWithFuel(fuel: number, revision = 1): CompanionEntry {
  const raw = `{"timestamp":"2026-05-01T12:00:00Z","event":"Status","Flags":16777216,"Fuel":{"FuelMain":${fuel},"FuelReservoir":0.5}}`;
  const parsed = parseLine(raw);
  const event = parsed.ok ? parsed.event : undefined;
  return { type: "companion", file: "Status.json", revision, observedAtMs: 0, raw, state: "alone", event };
}
