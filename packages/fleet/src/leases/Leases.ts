import { JetStreamApiError } from "@nats-io/jetstream";
import { Kvm, type KV } from "@nats-io/kv";
import type { NatsConnection, Subscription } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";
import { buckets } from "../message/subjects.ts";

/** How long a lease lasts without renewal. */
const leaseMs = 6000;

/** The error code of the server if the key has another revision. */
const wrongLastSequence = 10_071;

/** The key of the lease of a partition. */
export const leaseKey = (partition: number) => `partition.${partition}`;

/** The subject prefix of the collectors' heartbeats, which no stream keeps. */
export const alivePrefix = "alive.";

/** How often a collector sends a heartbeat and renews its leases. */
export const renewMs = 2000;

/** What leases need of a connection: to announce a collector and to receive the announcements of others. */
export type LeaseConnection = Pick<NatsConnection, "publish" | "subscribe">;

/** What leases need of their bucket: to read a key, and to write it unless another collector has changed it. */
export type LeaseBucket = Pick<KV, "get" | "create" | "update">;

/** The last known state of a lease: its owner, its revision, and when this collector saw it. */
interface Seen {
  readonly owner: string;
  readonly revision: number;
  readonly atMs: number;
}

/**
 * Divides the partitions among the live collectors. A lease is a key that its owner keeps writing. An owner whose key has not
 * changed for a while counts as dead; each collector measures this with its own clock, so clocks are never compared. Leases only
 * avoid conflicts: if two collectors write to a partition, the sink accepts one.
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
        if (error === null) this.#heartbeatMs.set(message.subject.slice(alivePrefix.length), clock.nowMs());
      },
    });
  }

  /** Opens the bucket, which must exist. */
  static async open(connection: NatsConnection, owner: string, partitions: number, clock: Clock): Promise<Leases> {
    const kv = await new Kvm(connection).open(buckets.leases);
    return new Leases(connection, kv, owner, partitions, clock);
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

  /** Releases all partitions. */
  async leave(): Promise<void> {
    this.#subscription.unsubscribe();
    for (const partition of [...this.#owned]) await this.release(partition);
  }

  async #refresh(partition: number): Promise<void> {
    const entry = await this.#kv.get(leaseKey(partition));
    if (entry === null) this.#seen.delete(partition);
    else if (this.#seen.get(partition)?.revision !== entry.revision) {
      this.#seen.set(partition, { owner: entry.string(), revision: entry.revision, atMs: this.#clock.nowMs() });
    }
  }

  async #claim(partition: number, share: number): Promise<void> {
    const seen = this.#seen.get(partition);
    const isMine = this.#owned.has(partition) && seen?.owner === this.#owner;
    if (!isMine) this.#owned.delete(partition);
    if (isMine && this.#owned.size > share) {
      await this.release(partition);
      return;
    }
    const isFree = seen === undefined || seen.owner === "" || this.#clock.nowMs() - seen.atMs >= leaseMs;
    if (!isMine && (!isFree || this.#owned.size >= share)) return;
    const isOwned = await this.#write(partition, this.#owner, seen?.revision ?? 0);
    if (isOwned) this.#owned.add(partition);
    else this.#owned.delete(partition);
  }

  /** Writes a lease unless another collector has changed it; returns whether it was written. */
  async #write(partition: number, owner: string, revision: number): Promise<boolean> {
    const key = leaseKey(partition);
    try {
      const written = await (revision === 0 ? this.#kv.create(key, owner) : this.#kv.update(key, owner, revision));
      this.#seen.set(partition, { owner, revision: written, atMs: this.#clock.nowMs() });
      return true;
    } catch (error) {
      if (error instanceof JetStreamApiError && error.apiError().err_code === wrongLastSequence) return false;
      throw error;
    }
  }
}
