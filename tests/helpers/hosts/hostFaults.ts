import { keysOf } from "./GrowingJournal.ts";
import type { GrowingJournals } from "./GrowingJournals.ts";
import type { HostedFleet } from "./HostedFleet.ts";
import { collectorHosts, playerHosts, serverHosts } from "./hostNames.ts";
import { readLakeLines } from "./readLakeLines.ts";

/** What a fault is caused in: a running fleet, and the journals that it sends. */
export interface FaultScene {
  readonly fleet: HostedFleet;
  readonly journals: GrowingJournals;
  readonly random: () => number;
  /** Picks one at random. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Waits while the fault lasts. */
  readonly lasting: () => Promise<void>;
  /** Waits longer than it takes to notice that the other end of a connection hangs. */
  readonly lastingUntilNoticed: () => Promise<void>;
  /** Waits longer than a broker waits for an acknowledgement of a collector. */
  readonly lastingUntilRedelivered: () => Promise<void>;
}

const hourMs = 3_600_000;

/** The share of commanders whose journals are truncated; those of the others are rotated. */
const truncated = 0.3;

/** Everything that goes wrong: it is caused, lasts a while and is repaired. */
export const hostFaults = {
  /** A server cannot reach anybody. */
  isolatedServer: ({ fleet, pick, lasting }) => fleet.hosts.isolate(pick(serverHosts), lasting),

  /** A collector cannot reach anybody, while another takes over. */
  isolatedCollector: ({ fleet, pick, lasting }) => fleet.hosts.isolate(pick(collectorHosts), lasting),

  /** The machine of players is off the network, or a region with its leaf node. */
  isolatedPlayers: ({ fleet, pick, lasting }) => fleet.hosts.isolate(pick(playerHosts), lasting),

  /** Servers reach everybody but each other: no majority. */
  async splitServers({ fleet, lasting }) {
    const pairs = serverHosts.flatMap((one, at) => serverHosts.slice(at + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs) await fleet.hosts.link(one, other, { isCut: true });
    await lasting();
    for (const [one, other] of pairs) await fleet.hosts.link(one, other, {});
  },

  /** Every link loses frames and is slow. */
  async lossAndDelay({ fleet, lasting }) {
    await fleet.hosts.links({ loss: 0.02, delayMs: 30 });
    await lasting();
    await fleet.hosts.links({});
  },

  /** A server dies and starts again. */
  killedServer: ({ fleet, pick, lasting }) => fleet.servers.whileStopped([pick(serverHosts)], lasting),

  /** A collector dies, stays away for a while and starts again. */
  killedCollector: ({ fleet, pick, lasting }) => fleet.whileAway(pick(collectorHosts), lasting),

  /** The uplinks of a machine die, stay away while the game goes on, and start again. */
  killedPlayers: ({ fleet, pick, lasting }) => fleet.whileAway(pick(playerHosts), lasting),

  /** The leaf node of a region dies and starts again. */
  async killedLeaf({ fleet, lasting }) {
    await fleet.leaf.stop();
    await lasting();
    fleet.leaf.start();
  },

  /** A server hangs: its connections stay open, and nothing is answered. */
  pausedServer: ({ fleet, pick, lastingUntilNoticed }) =>
    fleet.servers.whilePaused(pick(serverHosts), lastingUntilNoticed),

  /** A collector hangs with lines that it has not acknowledged. When it goes on, another has its partitions. */
  pausedCollector: ({ fleet, pick, lastingUntilRedelivered }) =>
    fleet.whilePaused(pick(collectorHosts), lastingUntilRedelivered),

  /** The uplinks of a machine hang, as on a laptop that sleeps. */
  pausedPlayers: ({ fleet, pick, lastingUntilNoticed }) => fleet.whilePaused(pick(playerHosts), lastingUntilNoticed),

  /** A server loses its storage. */
  async wipedServer({ fleet, pick, lasting }) {
    const name = pick(serverHosts);
    await fleet.servers.whileStopped([name], async () => {
      fleet.servers.diskOf(name).wipe();
      await lasting();
    });
  },

  /** All servers lose their storage, with lines that they have acknowledged. */
  async wipedServers({ fleet, lasting }) {
    await fleet.servers.whileStopped(serverHosts, async () => {
      for (const name of serverHosts) fleet.servers.diskOf(name).wipe();
      await lasting();
    });
  },

  /** The disk of a server is full. When there is space again the operator restarts it, because it has switched its storage off. */
  async fullServerDisk({ fleet, pick, lasting }) {
    const name = pick(serverHosts);
    await fleet.servers.diskOf(name).whileFull(lasting);
    await fleet.servers.whileStopped([name], () => Promise.resolve());
  },

  /** The disk of the lake is full; nothing is restarted when there is space again. */
  fullLakeDisk: ({ fleet, lasting }) => fleet.lakeDisk.whileFull(lasting),

  /**
   * The time of day on a machine jumps by an hour, forward or back, and later to where it was. It is the time that collectors and uplinks
   * read; servers take theirs from the kernel, which has one for all of them.
   */
  async jumpedClock({ fleet, pick, lasting }) {
    const name = pick([...collectorHosts, ...playerHosts]);
    await fleet.setClock(name, pick([-hourMs, hourMs]));
    await lasting();
    await fleet.setClock(name, 0);
  },

  /** While the uplinks of a machine are away, the game begins new journals, and some are truncated and written again. */
  async changedJournals({ fleet, journals, random, pick, lasting }) {
    const name = pick(playerHosts);
    await fleet.whileAway(name, async () => {
      await lasting();
      const stored = keysOf(await readLakeLines(fleet.lake));
      for (const journal of journals.ofHost(name)) {
        if (random() < truncated) journal.truncate(stored);
        else journal.rotate();
      }
      await lasting();
    });
  },

  /** The uplinks of a machine lose what they remember about the journals. */
  async lostBookmarks({ fleet, pick, lasting }) {
    const name = pick(playerHosts);
    await fleet.whileAway(name, async () => {
      await fleet.deleteBookmarks(name);
      await lasting();
    });
  },

  /** A backup is made, more lines are stored, the lake is lost, and the operator restores the backup. */
  async restoredLake({ fleet, lasting }) {
    await fleet.backUp();
    await lasting();
    await fleet.restore();
  },
} satisfies Record<string, (scene: FaultScene) => Promise<void>>;
