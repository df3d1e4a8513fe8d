import { appendFile } from "node:fs/promises";
import { encodeExact, escapeControls, formatCount } from "@shipslog/contract/internal";
import { EddnError, simulateUploads, startEddn, type Eddn, type Receipt } from "@shipslog/testing/eddn";
import { defineCommand, type Arguments, type Command, type Options } from "../../command/Command.ts";
import { EnvironmentError, UsageError } from "../../failure/errors.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { paletteFor } from "../../text/palette.ts";

/** The port of the relay unless --relay-port is given: that of the real one. */
const relayPort = 9500;

const eddnOptions = {
  schemas: {
    type: "string",
    value: "FOLDER",
    description: "folder of EDDN's JSON Schemas, by which uploads are judged: schemas/ of github.com/EDCD/EDDN",
  },
  port: { type: "integer", max: 65_535, value: "N", description: "port for uploads and the page", default: "8080" },
  "relay-port": {
    type: "integer",
    max: 65_535,
    value: "N",
    description: "port of the relay for listeners",
    default: String(relayPort),
  },
  log: { type: "string", value: "FILE", description: "append what comes to a file, one JSON object per line" },
  open: { type: "boolean", description: "open the page in a browser" },
  lan: { type: "boolean", description: "allow other devices in the network too" },
  simulate: { type: "integer", min: 1, max: 500, value: "N", description: "publish what N simulated players upload" },
  seed: { type: "integer", value: "N", description: "seed of the simulated players" },
  speed: { type: "speed", value: "N", description: "speed of the simulated players, 1 is real time", default: "1" },
} as const satisfies Options;

/** `shipslog eddn`: a local EDDN for authors of uploaders and listeners. */
export const eddnCommand: Command = defineCommand({
  name: "eddn",
  summary:
    "Runs a local EDDN: answers and judges what an uploader sends, and publishes to listeners. Nothing leaves this machine.",
  usage: "--schemas FOLDER [options], or --simulate N [options]",
  options: eddnOptions,
  examples: [
    ["shipslog eddn --schemas EDDN/schemas", "let your uploader send to the address that is printed"],
    ["shipslog eddn --schemas EDDN/schemas --log uploads.jsonl", "and keep what came"],
    ["shipslog eddn --simulate 50", "fifty players for a listener: bursts, repetitions, wrong clocks, old clients"],
  ],
  async run(args, host) {
    if (args.positionals.length > 0) throw new UsageError("give the folder of schemas with --schemas");
    const players = args.optionalInteger("simulate");
    if (args.text("schemas") === undefined && players === undefined) {
      throw new UsageError(
        "no schemas; get them with git clone https://github.com/EDCD/EDDN, then shipslog eddn --schemas EDDN/schemas",
      );
    }
    const log = new LogFile(args.text("log"));
    const eddn = await start(args, host, (receipt) => {
      host.out.write(describe(receipt, host));
      log.add(receipt);
    });
    try {
      greet(eddn, args, host);
      const stopped = AbortSignal.any([host.interrupted, host.out.ended, log.failed]);
      await Promise.race([
        aborted(stopped),
        players === undefined ? never : publish(eddn, players, args, host, stopped),
      ]);
    } finally {
      await eddn.close();
      await log.end();
    }
    const { total, accepted, remarked } = eddn.counts;
    const summary = `${formatCount(total, "upload")}, ${accepted} accepted, ${remarked} with remarks\n`;
    if (!args.has("quiet")) host.err.write(summary);
    return remarked === 0 ? exitCodes.fine : exitCodes.findings;
  },
});

async function start(
  args: Arguments<typeof eddnOptions>,
  host: Host,
  onReceipt: (receipt: Receipt) => void,
): Promise<Eddn> {
  const schemas = args.text("schemas");
  try {
    return await startEddn({
      ...(schemas !== undefined && { schemas }),
      ...(args.has("lan") && { addresses: host.networkAddresses() }),
      port: args.integer("port"),
      relayPort: args.integer("relay-port"),
      clock: host.clock,
      key: host.drawKey(),
      onReceipt,
    });
  } catch (error) {
    if (!(error instanceof EddnError)) throw error;
    throw new EnvironmentError(error.message, { cause: error });
  }
}

function greet({ url, uploadUrl, relayUrl }: Eddn, args: Arguments<typeof eddnOptions>, host: Host): void {
  host.out.write(`${url}\n`);
  if (args.has("quiet")) return;
  host.err.write(`uploads to ${uploadUrl}, listeners to ${relayUrl}; press Ctrl-C to stop\n`);
  if (args.has("lan")) {
    const { port } = new URL(url);
    for (const address of host.networkAddresses()) {
      host.err.write(`in your network: http://${address}:${port}/upload/\n`);
    }
  }
  if (args.has("open")) host.openBrowser(url);
}

/** Publishes what simulated players upload, at the time at which it reaches the gateway. */
async function publish(
  eddn: Eddn,
  players: number,
  args: Arguments<typeof eddnOptions>,
  host: Host,
  stopped: AbortSignal,
): Promise<void> {
  const speed = args.speed("speed");
  const startMs = host.clock.nowMs();
  const seed = args.optionalInteger("seed") ?? host.drawSeed();
  if (!args.has("quiet")) host.err.write(`${players} simulated players, seed ${seed}\n`);
  for (const { atMs, upload } of simulateUploads({ players, seed, startMs })) {
    const dueMs = speed === "max" ? 0 : startMs + (atMs - startMs) / speed - host.clock.nowMs();
    // Sleeping at every message lets the server answer, also at speed max.
    await host.clock.sleep(Math.max(0, dueMs), stopped);
    if (stopped.aborted) return;
    const gatewayTimestamp = new Date(atMs).toISOString().replace("Z", "000Z");
    eddn.publish({ ...upload, header: { ...(upload["header"] as object), gatewayTimestamp } });
  }
}

function describe(receipt: Receipt, { out }: Host): string {
  const { strong, dim } = paletteFor(out);
  const { number, status, answer, schema = "no schema", isTest, event, software = "", remarks } = receipt;
  const what = [`${schema}${isTest ? "/test" : ""}`, event].filter(Boolean).join(" ");
  const head = `${number}  ${status === 200 ? "200 OK" : strong(`${status} ${answer.split(":")[0] ?? ""}`)}  ${escapeControls(what)}  ${dim(escapeControls(software))}\n`;
  const lines = remarks.map(
    ({ rule, pointer, text }) => `    ${strong(rule)} ${escapeControls([pointer, text].filter(Boolean).join(" "))}\n`,
  );
  return [head, ...lines].join("");
}

/** Receipts as JSON lines, written one after the other; without a path they go nowhere. */
class LogFile {
  readonly #path: string | undefined;
  readonly #failing = new AbortController();
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string | undefined) {
    this.#path = path;
  }

  /** Aborted when the file cannot be written. */
  get failed(): AbortSignal {
    return this.#failing.signal;
  }

  add(receipt: Receipt): void {
    const path = this.#path;
    if (path === undefined) return;
    this.#writing = this.#writing.then(() => appendFile(path, `${encodeExact(receipt)}\n`));
    this.#writing.catch(() => this.#failing.abort());
  }

  async end(): Promise<void> {
    await this.#writing.catch((cause: unknown) => {
      throw new EnvironmentError(`the log ${this.#path} cannot be written`, { cause });
    });
  }
}

/** Resolves when a signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

const never = Promise.withResolvers<never>().promise;
