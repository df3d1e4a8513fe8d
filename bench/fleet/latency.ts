/** Measures the time from publishing a line until it is in the manifest, at the rate of ten thousand commanders. */
import type { Delivery, Entry, RawLine, RawLines, Sink } from "@shipslog/contract";
import { DividingThread, openSink } from "@shipslog/archive";
import { connectFleet, partitionOf, pseudonymOf } from "@shipslog/fleet";
import { runCollector } from "@shipslog/fleet/collect";
import { type JournalSource, Uplink } from "@shipslog/fleet/uplink";
import { ensureBroker } from "../../packages/fleet/src/broker/ensureBroker.ts";
import { noCounts } from "../../packages/fleet/tests/helpers/noCounts.ts";
import { clock } from "../../tests/helpers/clock.ts";
import { TrialFleet } from "../../packages/fleet/tests/helpers/TrialFleet.ts";
import type { JournalLoad } from "../../packages/fleet/tests/helpers/makeLoad.ts";

/** The rate of ten thousand commanders with 224 lines an hour each. */
const linesPerSecond = 620;
const commanders = 62;
const everyMs = (1000 * commanders) / linesPerSecond;
const partitions = 3;

const keyOf = (commander: string, offset: number) => `${commander}/${offset}`;

/** A source that yields a line at a fixed interval and records its time. */
class PacedSource implements JournalSource {
  readonly #commander: string;
  readonly #entries: readonly Entry[];
  readonly #published: Map<string, number>;

  constructor(commander: string, entries: readonly Entry[], published: Map<string, number>) {
    this.#commander = commander;
    this.#entries = entries;
    this.#published = published;
  }

  files(): Promise<readonly string[]> {
    return Promise.resolve([...new Set(this.#entries.map(({ position }) => position.file))]);
  }

  async *read(): AsyncGenerator<readonly Entry[], void, undefined> {
    for (const entry of this.#entries) {
      await clock.sleep(everyMs);
      const key = keyOf(this.#commander, entry.position.offset);
      // For a line that is sent again, the first time counts.
      if (!this.#published.has(key)) this.#published.set(key, performance.now());
      yield [entry];
    }
  }
}

/** Returns a percentile of the latency in milliseconds. */
export async function latencyMs({ entries }: JournalLoad, percentile: number): Promise<number> {
  const trial = await TrialFleet.start({ partitions });
  try {
    const credential = await trial.credential("collector");
    const connection = await connectFleet(credential, { name: "collector" });
    await ensureBroker(connection, credential);
    await clock.sleep(1000);
    await using dividingThread = new DividingThread();
    const published = new Map<string, number>();
    const latencies: number[] = [];
    const record = ({ commander, position }: RawLine) => {
      latencies.push(performance.now() - (published.get(keyOf(commander, position.offset)) ?? Number.NaN));
    };
    const openRecordingSink = async (partition: number): Promise<Sink> => {
      const lake = `${trial.path}/lake`;
      const sink = await openSink(lake, { owner: "bench", partition: `fleet-${partition}`, dividingThread });
      const { raw } = sink;
      const recording: RawLines = {
        get count() {
          return raw.count;
        },
        get bytes() {
          return raw.bytes;
        },
        async write(lines, dialect) {
          await raw.write(lines, dialect);
          lines.forEach(record);
        },
        divide: (take, options) => raw.divide(take, options),
      };
      const write = (batch: readonly Delivery[]) => sink.write(batch);
      return { raw: recording, watermarks: (wanted) => sink.watermarks(wanted), write, close: () => sink.close() };
    };
    const ending = new AbortController();
    const options = { connection, credential, owner: "bench", dialect: "spec", counts: noCounts, clock } as const;
    const collecting = runCollector({ ...options, openSink: openRecordingSink }, ending.signal);
    const { inbox } = await trial.credential("load");
    const uplink = new Uplink(await connectFleet(await trial.credential("load"), { name: "load" }), {
      inbox,
      clock,
      longestBytes: 65_536,
      backlogLines: 4096,
    });
    await Promise.all(
      Array.from({ length: commanders }, (_, at) => {
        const commander = pseudonymOf(`commander ${at}`, "latency");
        const source = new PacedSource(commander, entries, published);
        return uplink.send({ commander, partition: partitionOf(commander, partitions), source }, ending.signal);
      }),
    );
    ending.abort();
    await collecting;
    await uplink[Symbol.asyncDispose]();
    await connection.close();
    if (latencies.length !== commanders * entries.length) throw new Error(`${latencies.length} lines stored`);
    return latencies.sort((one, other) => one - other)[Math.floor(latencies.length * percentile)] ?? Number.NaN;
  } finally {
    await trial[Symbol.asyncDispose]();
  }
}
