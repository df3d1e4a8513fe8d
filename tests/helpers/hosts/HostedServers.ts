/** The servers of a fleet on hosts, each with a small disk for its storage. */
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { FleetFolder } from "@shipslog/fleet/provisioning";
import { printHub } from "../../../packages/fleet/tests/helpers/leafConfig.ts";
import type { Hosts } from "./Hosts.ts";
import { SmallDisk } from "./SmallDisk.ts";
import { HostedServer } from "./HostedServer.ts";
import { serverHosts, type ServerHost } from "./hostNames.ts";

const storeBytes = 512 * 2 ** 20;
const leafPort = 7422;

/** The servers, which are stopped together. */
export class HostedServers implements AsyncDisposable {
  /** Where leaf nodes connect, as `host:port`. */
  readonly hubs: readonly string[];
  readonly #servers = new Map<ServerHost, HostedServer>();
  readonly #disks = new Map<ServerHost, SmallDisk>();

  private constructor(hosts: Hosts, folder: FleetFolder) {
    this.hubs = serverHosts.map((name) => `${hosts.addressOf(name)}:${leafPort}`);
    for (const [at, name] of serverHosts.entries()) {
      const home = join(folder.path, `node-${at + 1}`);
      this.#disks.set(name, new SmallDisk(join(home, "store"), storeBytes));
      this.#servers.set(name, new HostedServer(hosts.on(name), join(home, "nats.conf")));
    }
  }

  /** Lets the servers of a folder accept leaf nodes, and starts them. */
  static async start(hosts: Hosts, folder: FleetFolder): Promise<HostedServers> {
    const servers = new HostedServers(hosts, folder);
    for (const [at, hub] of servers.hubs.entries()) {
      await appendFile(join(folder.path, `node-${at + 1}`, "nats.conf"), printHub(folder, hub));
    }
    for (const server of servers.#servers.values()) server.start();
    return servers;
  }

  diskOf(name: ServerHost): SmallDisk {
    const disk = this.#disks.get(name);
    if (disk === undefined) throw new Error(`${name} has no disk`);
    return disk;
  }

  #on(name: ServerHost): HostedServer {
    const server = this.#servers.get(name);
    if (server === undefined) throw new Error(`${name} has no server`);
    return server;
  }

  /** Kills some servers, and starts them after some work. */
  async whileStopped(names: readonly ServerHost[], work: () => Promise<void>): Promise<void> {
    await Promise.all(names.map((name) => this.#on(name).stop()));
    await work();
    for (const name of names) this.#on(name).start();
  }

  async whilePaused(name: ServerHost, work: () => Promise<void>): Promise<void> {
    await this.#on(name).whilePaused(work);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#servers.values()].map((server) => server.stop()));
    for (const disk of this.#disks.values()) disk[Symbol.dispose]();
  }
}
