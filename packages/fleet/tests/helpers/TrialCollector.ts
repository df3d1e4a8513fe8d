import type { NatsConnection } from "@nats-io/transport-node";
import { connectFleet } from "@shipslog/fleet";
import type { Clock } from "@shipslog/contract";
import { runCollector, type CollectorCounts, type StoredFeedOptions } from "@shipslog/fleet/collect";
import { clock } from "../../../../tests/helpers/clock.ts";
import { MemoryLake } from "./MemoryLake.ts";
import { noCounts } from "./noCounts.ts";
import type { TrialFleet } from "./TrialFleet.ts";

/** A collector in this process that writes the partitions of a trial fleet into a lake in memory. */
export class TrialCollector implements AsyncDisposable {
  readonly lake: MemoryLake;
  /** The errors that were retried, and those of them that a partition has had. */
  readonly troubles: readonly unknown[];
  readonly partitionTroubles: readonly unknown[];
  /** What an operator was told although nothing had failed. */
  readonly notices: readonly unknown[];
  /** When the leases were renewed. */
  readonly renewals: readonly number[];
  readonly #connection: NatsConnection;
  readonly #ending: AbortController;
  readonly #collecting: Promise<void>;

  private constructor(
    lake: MemoryLake,
    [troubles, partitionTroubles, notices]: readonly [readonly unknown[], readonly unknown[], readonly unknown[]],
    renewals: readonly number[],
    connection: NatsConnection,
    ending: AbortController,
    collecting: Promise<void>,
  ) {
    this.lake = lake;
    this.troubles = troubles;
    this.partitionTroubles = partitionTroubles;
    this.notices = notices;
    this.renewals = renewals;
    this.#connection = connection;
    this.#ending = ending;
    this.#collecting = collecting;
  }

  static async start(
    trial: TrialFleet,
    lake = new MemoryLake(),
    counts: Partial<CollectorCounts> = {},
    time: Clock = clock,
    feed?: StoredFeedOptions,
    owner = "trial",
  ): Promise<TrialCollector> {
    const credential = await trial.credential("collector");
    const connection = await connectFleet(credential, { name: "collector" });
    const ending = new AbortController();
    const troubles: unknown[] = [];
    const partitionTroubles: unknown[] = [];
    const notices: unknown[] = [];
    const renewals: number[] = [];
    const collecting = runCollector(
      {
        connection,
        credential,
        owner,
        dialect: "spec",
        clock: time,
        feed,
        batchMs: 100,
        counts: { ...noCounts, ...counts },
        openSink: (partition) => Promise.resolve(lake.open(partition)),
        onTrouble: (partition, error) => {
          troubles.push(error);
          if (partition !== undefined) partitionTroubles.push(error);
        },
        onNotice: (_partition, notice) => void notices.push(notice),
        onSuccess: (partition) => void (partition === undefined && renewals.push(time.nowMs())),
      },
      ending.signal,
    );
    return new TrialCollector(lake, [troubles, partitionTroubles, notices], renewals, connection, ending, collecting);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort();
    await this.#collecting;
    await this.#connection.close();
  }
}
