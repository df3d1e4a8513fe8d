import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { EventEntry } from "@shipslog/contract";
import {
  arrayOf,
  functionOption,
  numberOption,
  required,
  requireOptions,
  textOption,
  type OptionShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import { handleRequest } from "./handleRequest.ts";
import { limitHalfRequests } from "./limitHalfRequests.ts";
import { CockpitError } from "./CockpitError.ts";
import type { AccessPolicy } from "./AccessPolicy.ts";
import { ownPage } from "./pageDisk.ts";
import { listPageFiles } from "./PageFiles.ts";
import { RecordFile } from "./RecordFile.ts";
import { Recorder, type RecorderOptions } from "../recording/Recorder.ts";
import { ServerSentEvents, type ServerSentEventsOptions } from "./ServerSentEvents.ts";

/** What the cockpit shows and where it listens. */
export interface CockpitOptions
  extends Omit<RecorderOptions, "records" | "states">, Omit<ServerSentEventsOptions, "recorder"> {
  /** An empty folder for the recording; it grows with the session. */
  readonly folder: string;
  /** The observations to show. All streams are read concurrently, as fast as they deliver. */
  readonly streams: readonly AsyncIterable<CockpitObservation>[];
  /** Lines before those of the streams, oldest first, for the map of all travels; they are read last. */
  readonly earlier?: AsyncIterable<EventEntry> | undefined;
  /** The port to listen on; 0 lets the system choose. */
  readonly port: number;
  /** Lets other devices connect. Without it the server listens on loopback only and needs no token. */
  readonly lan?: LanOptions | undefined;
  /** The folder of the built page; by default the page in this package. */
  readonly pageFolder?: string | undefined;
}

/** Access for other devices in the network. */
export interface LanOptions {
  /** Addresses of this machine in the network. */
  readonly addresses: readonly string[];
  /** A random secret that every client has to send. */
  readonly token: string;
}

/** A running cockpit server. */
export interface Cockpit extends AsyncDisposable {
  /** Addresses of the page, the loopback address first; with the token when one is needed. */
  readonly urls: readonly string[];
  readonly port: number;
  /** How many event streams are open. */
  readonly clients: number;
  /** Resolves when all observation streams have ended; rejects when one fails. */
  readonly observed: Promise<void>;
  /** Stops the server. The caller ends the observation streams. */
  close(): Promise<void>;
}

const streamOption: OptionShape = {
  allowed: "an async iterable",
  accepts: (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
};

const lanShapes: OptionShapes<LanOptions> = { addresses: required(arrayOf(textOption)), token: required(textOption) };

const lanOption: OptionShape = {
  allowed: "an object with addresses and a token",
  accepts: (value) => typeof value === "object" && value !== null,
};

const shapes: OptionShapes<CockpitOptions> = {
  streams: required(arrayOf(streamOption)),
  earlier: streamOption,
  folder: required(textOption),
  run: required(textOption),
  nowMs: required(functionOption),
  source: textOption,
  port: required(numberOption({ isWhole: true, min: 0, max: 65_535 })),
  lan: lanOption,
  pageFolder: textOption,
  maxClients: numberOption({ isWhole: true, min: 1 }),
  stallMs: numberOption({ min: 1, unit: "milliseconds" }),
};

const loopback = "127.0.0.1";

/** A request has ten seconds to arrive. Node checks that every 30 seconds unless it is given an interval. */
const timeLimits = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
} as const;

/** More than all streams and half requests together, so that the page can always be loaded. */
const maxConnections = 1024;

/** Starts a server that shows observations in browsers; resolves when it listens. */
export async function startCockpit(options: CockpitOptions): Promise<Cockpit> {
  requireOptions(options, shapes);
  if (options.lan !== undefined) requireOptions(options.lan, lanShapes);
  const {
    streams: observations,
    earlier,
    lan,
    port: requestedPort,
    pageFolder = ownPage,
    maxClients,
    stallMs,
  } = options;
  const files = await listPageFiles(pageFolder);
  const server = createServer(timeLimits);
  server.maxConnections = maxConnections;
  limitHalfRequests(server);
  const port = await listen(server, requestedPort, lan === undefined ? loopback : "0.0.0.0");
  const recorder = openRecorder(options, server);
  const streams = new ServerSentEvents({ recorder, maxClients, stallMs });
  const context = { access: accessPolicyOf(port, lan), recorder, streams, files };
  server.on("request", (request, response) => {
    handleRequest(request, response, context).catch(() => response.destroy());
  });
  const reading = observations.map((each) => observe(recorder, each));
  // Before the first observation, so that the page knows of it from the start.
  if (earlier !== undefined) recorder.readEarlier(earlier).catch(() => undefined);
  const observed = Promise.all(reading).then(() => undefined);
  // A caller that awaits `observed` gets the failure; without one it is not an unhandled rejection.
  observed.catch(() => undefined);
  const close = async () => {
    streams.close();
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
    recorder.close();
  };
  return {
    port,
    urls: urlsOf(port, lan),
    get clients() {
      return streams.count;
    },
    observed,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Opens the files of the recording. A server that cannot record does not listen either, or it would keep the process running. */
function openRecorder(options: CockpitOptions, server: Server): Recorder {
  const opened: RecordFile[] = [];
  const open = (name: string): RecordFile => {
    const file = new RecordFile(join(options.folder, name));
    opened.push(file);
    return file;
  };
  try {
    return new Recorder({ ...options, records: open("records"), states: open("states") });
  } catch (error) {
    for (const file of opened) file.close();
    server.close();
    throw error;
  }
}

async function observe(recorder: Recorder, stream: AsyncIterable<CockpitObservation>): Promise<void> {
  for await (const observation of stream) {
    if (recorder.isClosed) return;
    recorder.observe(observation);
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const why = cause.code === "EADDRINUSE" ? `port ${port} is already in use` : `cannot listen on port ${port}`;
      reject(new CockpitError("cannot-listen", why, cause));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function accessPolicyOf(port: number, lan: LanOptions | undefined): AccessPolicy {
  const names = [loopback, "localhost", ...(lan?.addresses ?? [])];
  const hosts = new Set(names.map((name) => `${name}:${port}`.toLowerCase()));
  // Browsers omit port 80 from the Host header.
  if (port === 80) for (const name of names) hosts.add(name.toLowerCase());
  return { hosts, token: lan?.token, cookie: `shipslog-${port}` };
}

function urlsOf(port: number, lan: LanOptions | undefined): readonly string[] {
  const query = lan === undefined ? "" : `?token=${lan.token}`;
  return [loopback, ...(lan?.addresses ?? [])].map((name) => `http://${name}:${port}/${query}`);
}
