import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import { handleRequest } from "./handleRequest.ts";
import { CockpitError } from "./CockpitError.ts";
import type { AccessPolicy } from "./AccessPolicy.ts";
import { listPageFiles } from "./PageFiles.ts";
import { Recorder, type RecorderOptions } from "./Recorder.ts";
import { Streams, type StreamsOptions } from "./Streams.ts";

/** What a cockpit is made of. */
export interface CockpitOptions extends RecorderOptions, Omit<StreamsOptions, "recorder"> {
  /** What is to be seen; each stream is taken as fast as it comes, all at the same time. */
  readonly streams: readonly AsyncIterable<CockpitObservation>[];
  /** 0 lets the system choose. */
  readonly port: number;
  /** Where to listen beyond this machine; without it only this machine is served and no token is asked for. */
  readonly lan?: LanOptions | undefined;
  /** The folder of the built page; the one this package ships unless given. */
  readonly pageFolder?: string | undefined;
}

/** How other devices are let in. */
export interface LanOptions {
  /** The addresses this machine has in its network. */
  readonly addresses: readonly string[];
  /** A secret that nobody can guess. */
  readonly token: string;
}

/** A cockpit that is being shown. */
export interface Cockpit extends AsyncDisposable {
  /** Where to look, this machine's own address first; with the token where one is needed. */
  readonly urls: readonly string[];
  readonly port: number;
  /** Open streams of events. */
  readonly clients: number;
  /** Settles when all streams of observations are over; rejects when one failed. */
  readonly observed: Promise<void>;
  /** Ends everything; the streams of observations are the caller's to end. */
  close(): Promise<void>;
}

const loopback = "127.0.0.1";

/** The built page beside the sources or the built package: both `src/server` and `dist/server` are two steps below it. */
const ownPage = fileURLToPath(new URL("../../dist/page", import.meta.url));

/** Shows what is observed to browsers; resolves when it listens. */
export async function startCockpit(options: CockpitOptions): Promise<Cockpit> {
  const { streams: observations, lan, port: wanted, pageFolder = ownPage, maxClients: most, stallMs } = options;
  const files = await listPageFiles(pageFolder);
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 5000 });
  server.maxConnections = 256;
  const port = await listen(server, wanted, lan === undefined ? loopback : "0.0.0.0");
  const recorder = new Recorder(options);
  const streams = new Streams({ recorder, maxClients: most, stallMs });
  const context = { access: accessPolicyOf(port, lan), recorder, streams, files };
  server.on("request", (request, response) => {
    handleRequest(request, response, context).catch(() => response.destroy());
  });
  const observed = Promise.all(observations.map((each) => observe(recorder, each))).then(() => undefined);
  // Whoever waits for it hears of a failure; nobody has to.
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

async function observe(recorder: Recorder, stream: AsyncIterable<CockpitObservation>): Promise<void> {
  for await (const observation of stream) {
    if (recorder.isClosed) return;
    recorder.observe(observation);
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const why = cause.code === "EADDRINUSE" ? `port ${port} is taken` : `port ${port} cannot be used`;
      reject(new CockpitError("cannot-listen", why, cause));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function accessPolicyOf(port: number, lan: LanOptions | undefined): AccessPolicy {
  const names = [loopback, "localhost", ...(lan?.addresses ?? [])];
  const hosts = new Set(names.map((name) => `${name}:${port}`.toLowerCase()));
  // A browser leaves out the port that is the protocol's own.
  if (port === 80) for (const name of names) hosts.add(name.toLowerCase());
  return { hosts, token: lan?.token, cookie: `shipslog-${port}` };
}

function urlsOf(port: number, lan: LanOptions | undefined): readonly string[] {
  const query = lan === undefined ? "" : `?token=${lan.token}`;
  return [loopback, ...(lan?.addresses ?? [])].map((name) => `http://${name}:${port}/${query}`);
}
