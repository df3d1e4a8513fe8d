import { jetstreamManager, JetStreamApiError } from "@nats-io/jetstream";
import { Kvm, type KV, type KvEntry } from "@nats-io/kv";
import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";
import { buckets } from "../message/subjects.ts";

/** How long a lease lasts without renewal. */
const leaseMs = 6000;

/** So many looks at a key must have found it unchanged before its owner counts as dead: nobody can change it while the servers are silent. */
const leastLooks = 3;

/** The error code of the server if the key has another revision. */
const wrongLastSequence = 10_071;

/** The key of the lease of a partition. */
export const leaseKey = (partition: number) => `partition.${partition}`;

/** The subject prefix of the collectors' heartbeats, which no stream keeps. */
export const alivePrefix = "alive.";

/** The heartbeat of a collector that stops. Collectors of earlier versions take it for one that goes on. */
const farewell = "leaves";

/** Tells whether a message of a collector says that it runs, or that it stops. */
export const isAlive = (message: Pick<Msg, "string">): boolean => message.string() !== farewell;

/** How often a collector sends a heartbeat and renews its leases. */
export const renewMs = 2000;

/** What leases need of a connection: to announce a collector and to receive the announcements of others. */
export type LeaseConnection = Pick<NatsConnection, "publish" | "subscribe">;

/** What leases need of their bucket: to read a key, and to write it unless another collector has changed it. */
export interface LeaseBucket extends Pick<KV, "create" | "update"> {
  get(key: string): Promise<Pick<KvEntry, "revision" | "string"> | null>;
}

/** The last known state of a lease: its owner, its revision, and when this collector saw it. */
interface Seen {
  readonly owner: string;
  readonly revision: number;
  readonly atMs: number;
  /** How many looks since then have found the same. */
  readonly looks: number;
}

/**
 * Divides the partitions among the live collectors. A lease is a key that its owner keeps writing. An owner whose key has not
 * changed for a while counts as dead; each collector measures this with its own clock, so clocks are never compared. A collector loses a
 * partition only when it reads that another has it. Leases only avoid conflicts: if two collectors write to a partition, the sink accepts one.
 */
export class Leases {
  readonly #connection: LeaseConnection;
  readonly #kv: LeaseBucket;
  readonly #owner: string;
  readonly #partitions: number;
  readonly #clock: Clock;
  /** The time of the last heartbeat of each collector. */
  readonly #heartbeatMs = new Map<string, number>();
  readonly #seen = new Map<number, Seen>();
  readonly #owned = new Set<number>();
  readonly #subscription: Subscription;

  constructor(connection: LeaseConnection, kv: LeaseBucket, owner: string, partitions: number, clock: Clock) {
    this.#connection = connection;
    this.#kv = kv;
    this.#owner = owner;
    this.#partitions = partitions;
    this.#clock = clock;
    this.#subscription = connection.subscribe(`${alivePrefix}*`, {
      callback: (error, message) => {
        if (error !== null) return;
        const name = message.subject.slice(alivePrefix.length);
        if (isAlive(message)) this.#heartbeatMs.set(name, clock.nowMs());
        else this.#heartbeatMs.delete(name);
      },
    });
  }

  /** Opens the bucket, which must exist. */
  static async open(connection: NatsConnection, owner: string, partitions: number, clock: Clock): Promise<Leases> {
    const kv = await new Kvm(connection).open(buckets.leases);
    const { streams } = await jetstreamManager(connection, { checkAPI: false });
    // The bucket would ask any server, also one that was paused and has an old revision. This asks the one that leads.
    const get = async (key: string) => {
      const query = { last_by_subj: `$KV.${buckets.leases}.${key}` };
      const message = await streams.getMessage(`KV_${buckets.leases}`, query);
      return message === null ? null : { revision: message.seq, string: () => message.string() };
    };
    const bucket: LeaseBucket = {
      get,
      create: (...entry) => kv.create(...entry),
      update: (...entry) => kv.update(...entry),
    };
    return new Leases(connection, bucket, owner, partitions, clock);
  }

  /** Sends a heartbeat, renews or claims this collector's share, and returns the partitions that it owns now. */
  async renew(): Promise<ReadonlySet<number>> {
    this.#connection.publish(`${alivePrefix}${this.#owner}`);
    const nowMs = this.#clock.nowMs();
    this.#heartbeatMs.set(this.#owner, nowMs);
    const alive = [...this.#heartbeatMs.values()].filter((atMs) => nowMs - atMs < leaseMs).length;
    const share = Math.ceil(this.#partitions / alive);
    for (let partition = 0; partition < this.#partitions; partition++) {
      await this.#refresh(partition);
      await this.#claim(partition, share);
    }
    return this.#owned;
  }

  /** Whether this collector certainly has a partition now. One that was paused has to renew its lease first. */
  isHeld(partition: number): boolean {
    const seen = this.#seen.get(partition);
    return this.#owned.has(partition) && seen?.owner === this.#owner && this.#clock.nowMs() - seen.atMs < leaseMs;
  }

  /** Releases a partition, so that another collector can take it at once. */
  async release(partition: number): Promise<void> {
    this.#owned.delete(partition);
    const seen = this.#seen.get(partition);
    if (seen?.owner === this.#owner) await this.#write(partition, "", seen.revision);
  }

  /** Releases all partitions, and takes this collector out of those that share them. */
  async leave(): Promise<void> {
    this.#subscription.unsubscribe();
    this.#connection.publish(`${alivePrefix}${this.#owner}`, farewell);
    for (const partition of [...this.#owned]) await this.release(partition);
  }

  async #refresh(partition: number): Promise<void> {
    const entry = await this.#kv.get(leaseKey(partition));
    const seen = this.#seen.get(partition);
    if (entry === null) this.#seen.delete(partition);
    else if (seen?.revision === entry.revision) this.#seen.set(partition, { ...seen, looks: seen.looks + 1 });
    else this.#see(partition, entry.string(), entry.revision);
  }

  #see(partition: number, owner: string, revision: number): void {
    this.#seen.set(partition, { owner, revision, atMs: this.#clock.nowMs(), looks: 0 });
  }

  async #claim(partition: number, share: number): Promise<void> {
    const seen = this.#seen.get(partition);
    const isMine = this.#owned.has(partition);
    // Without a key the broker has lost it. An empty one was given back by somebody who has had it, and may have changed the lake.
    if (isMine && seen !== undefined && seen.owner !== this.#owner) {
      this.#owned.delete(partition);
      return;
    }
    if (isMine && this.#owned.size > share) {
      await this.release(partition);
      return;
    }
    if (!isMine && (!this.#isFree(seen) || this.#owned.size >= share)) return;
    const isWritten = await this.#write(partition, this.#owner, seen?.revision ?? 0);
    // Of a lease that could not be renewed the next look shows whether another has it.
    if (isWritten) this.#owned.add(partition);
  }

  #isFree(seen: Seen | undefined): boolean {
    if (seen === undefined || seen.owner === "") return true;
    return seen.looks >= leastLooks && this.#clock.nowMs() - seen.atMs >= leaseMs;
  }

  /** Writes a lease unless another collector has changed it; returns whether it was written. */
  async #write(partition: number, owner: string, revision: number): Promise<boolean> {
    const key = leaseKey(partition);
    try {
      const written = await (revision === 0 ? this.#kv.create(key, owner) : this.#kv.update(key, owner, revision));
      this.#see(partition, owner, written);
      return true;
    } catch (error) {
      if (error instanceof JetStreamApiError && error.apiError().err_code === wrongLastSequence) return false;
      throw error;
    }
  }
}
