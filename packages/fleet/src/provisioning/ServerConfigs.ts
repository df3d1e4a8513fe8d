import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { feedBytes, rejectsBytes } from "../credential/FleetLimits.ts";
import { FleetError } from "../FleetError.ts";
import { hostOf, routeHostOf, type FleetLayout, type NodePorts } from "./FleetLayout.ts";
import type { Keys } from "./Keys.ts";
import type { RegisterFile } from "./RegisterFile.ts";
import type { RegistrarFile } from "./RegistrarFile.ts";
import { readIfPresent, writeSecret } from "./secretFiles.ts";
import { signTokens, type Tokens } from "./tokens.ts";

/** When a server syncs to disk: at its default interval of two minutes, or before each acknowledgement. */
export type SyncInterval = "default" | "always";

/** What the configurations are made from. */
interface ConfigSources {
  readonly folder: string;
  readonly layout: FleetLayout;
  readonly keys: Keys;
  readonly register: RegisterFile;
  readonly registrar: RegistrarFile;
}

/** The configurations of a fleet's servers on disk, with the tokens that they start with. */
export class ServerConfigs {
  readonly #sources: ConfigSources;

  constructor(sources: ConfigSources) {
    this.#sources = sources;
  }

  /** Writes the configuration of each server. */
  async write(nowMs: number, sync?: SyncInterval): Promise<void> {
    const { layout, keys, register, registrar } = this.#sources;
    // Servers may be started from any folder.
    const folder = resolve(this.#sources.folder);
    const tokens = await signTokens(keys, await register.read(), { registrar: await registrar.readRole(), nowMs });
    for (const [index, node] of layout.nodes.entries()) {
      const at = index + 1;
      await mkdir(join(folder, `node-${at}`), { recursive: true });
      const text = printServerConfig(node, at, { folder, layout, keys, tokens, sync });
      await writeSecret(configPath(folder, at), text);
    }
  }

  /** Puts the accounts with their revocations into the configurations, which the operator may have edited. */
  async replaceTokens(nowMs: number): Promise<void> {
    const { keys, register, registrar } = this.#sources;
    const before = await register.read();
    const { accounts } = await signTokens(keys, before, { registrar: await registrar.readRole(), nowMs });
    await this.#edit((config) =>
      Object.entries(accounts).reduce((text, [account, token]) => replaceToken(text, account, token), config),
    );
    // Another command may have revoked meanwhile and written before this one.
    if ((await register.read()) !== before) await this.replaceTokens(nowMs);
  }

  /** Puts another password and the authority of routes into the configurations, and leaves everything else as the operator has it. */
  async replaceRoutes(routes: string): Promise<void> {
    const { folder, layout } = this.#sources;
    await this.#edit((config, node, path) => {
      if (!clusterBlock.test(config)) throw new FleetError("damaged-fleet", `${path}: it has no block cluster { ... }`);
      const cluster = printCluster(node, { folder: resolve(folder), layout, keys: { routes } });
      return config.replace(clusterBlock, () => cluster);
    });
  }

  /** Writes configurations of new servers, and changes in the others what follows from the layout: how servers reach each other, where they listen, and how much they store. */
  async follow(before: FleetLayout, nowMs: number): Promise<void> {
    const { layout, keys, register, registrar } = this.#sources;
    const folder = resolve(this.#sources.folder);
    const tokens = await signTokens(keys, await register.read(), { registrar: await registrar.readRole(), nowMs });
    for (const [index, node] of layout.nodes.entries()) {
      const at = index + 1;
      const path = configPath(folder, at);
      const config = before.nodes[index] === undefined ? undefined : await readIfPresent(path);
      const fresh = printServerConfig(node, at, { folder, layout, keys, tokens });
      await mkdir(join(folder, `node-${at}`), { recursive: true });
      const text = followed.reduce((edited, part) => replacePart(edited, fresh, part), config ?? fresh);
      await writeSecret(path, text);
    }
  }

  async #edit(change: (config: string, node: NodePorts, path: string) => string): Promise<void> {
    const { folder, layout } = this.#sources;
    for (const [index, node] of layout.nodes.entries()) {
      const path = configPath(folder, index + 1);
      const config = await readIfPresent(path);
      if (config !== undefined) await writeSecret(path, change(config, node, path));
    }
  }
}

/** The block of a configuration that says how servers reach each other: it ends with the first brace at the start of a line. */
const clusterBlock = /^cluster \{\n[^]*?^\}\n/m;

/** The parts of a configuration that follow from the layout. The rest is as the operator has it. */
const followed = [clusterBlock, /^listen: .*$/m, /^http: .*$/m, /^ {2}max_file: .*$/m] as const;

function replacePart(config: string, fresh: string, part: RegExp): string {
  const [text] = part.exec(fresh) ?? [];
  return text === undefined ? config : config.replace(part, () => text);
}

const configPath = (folder: string, at: number) => join(folder, `node-${at}`, "nats.conf");

/** What a cluster is configured from. */
interface ClusterSources {
  readonly folder: string;
  readonly layout: FleetLayout;
  readonly keys: Pick<Keys, "routes">;
}

/** The inputs of a server configuration. */
interface ServerConfig extends ClusterSources {
  readonly keys: Keys;
  readonly tokens: Tokens;
  readonly sync?: SyncInterval | undefined;
}

const printToken = (publicKey: string, token: string) => `  ${publicKey}: "${token}"`;

/** Replaces the token of one account in a configuration, and leaves everything else as the operator has it. */
function replaceToken(config: string, publicKey: string, token: string): string {
  return config.replace(new RegExp(`^ *${publicKey}: ".*"$`, "m"), () => printToken(publicKey, token));
}

/**
 * The storage that the streams reserve on each server: all partitions, the rejected lines and the feed. A server with less creates only
 * some of the streams, and the collectors never start. When two collectors create the same stream, a server counts it twice.
 */
const storageBytes = ({ partitions, limits }: FleetLayout) =>
  (partitions + 1) * limits.partitionBytes + rejectsBytes + feedBytes;

/** How long a handshake may take. When all commanders come back at once, a handshake waits for those before it. */
const handshakeSeconds = 20;
const routeHandshakeSeconds = 5;

/**
 * How many connections a server has at most, also such that never say who they are: each of these takes 36 KB until its handshake has ended. All commanders of a
 * large region fit on one server, while others are down.
 */
const mostConnections = 32_768;

/**
 * The longest message of anyone who is not a commander: their credentials have limits of their own. The account of commanders travels in one,
 * with 96 bytes for each revocation; servers accept up to a mebibyte of it.
 */
const payloadBytes = 2 * 2 ** 20;

/** A server listens on its address. Which address a name means is not known here, so it then listens on all. */
const listenHost = (host: string) => (/^[\d.]+$|^\[/.test(host) ? host : "0.0.0.0");

/** The name that servers of the cluster show each other with the password. */
const routeUser = "route";

/**
 * Prints how servers of a cluster reach each other: with certificates of an authority that has signed nothing else, with a password, and
 * on an address of their own if they have one. Whoever joins as a server reads and writes everything.
 */
function printCluster(node: NodePorts, { folder, layout, keys: { routes } }: ClusterSources): string {
  const file = (name: string) => JSON.stringify(join(folder, "tls", name));
  const places = layout.nodes.map((each) => {
    const user = routes === undefined ? "" : `${routeUser}:${routes}@`;
    return `"nats-route://${user}${routeHostOf(each, layout)}:${each.cluster}"`;
  });
  const password = routes === undefined ? "" : `  authorization { user: "${routeUser}", password: "${routes}" }\n`;
  return `cluster {
  name: "shipslog"
  listen: "${listenHost(routeHostOf(node, layout))}:${node.cluster}"
${password}  routes: [${places.join(", ")}]
  tls: { ca_file: ${file("route-authority.pem")}, cert_file: ${file("route.pem")}, key_file: ${file("route.key")}, verify: true, timeout: ${routeHandshakeSeconds} }
}
`;
}

/** Prints the configuration of one server: TLS everywhere, authentication by tokens of the operator, monitoring on loopback. */
function printServerConfig(node: NodePorts, at: number, { folder, layout, keys, tokens, sync }: ServerConfig): string {
  // A single server must not wait for a quorum.
  const isSingle = layout.nodes.length === 1;
  const home = join(folder, `node-${at}`);
  const tls = ["authority", "server"].map((name) => JSON.stringify(join(folder, "tls", `${name}.pem`)));
  const key = JSON.stringify(join(folder, "tls", "server.key"));
  return `server_name: "node-${at}"
listen: "${listenHost(hostOf(node, layout))}:${node.client}"
http: "127.0.0.1:${node.monitor}"
pid_file: ${JSON.stringify(join(home, "pid"))}
log_file: ${JSON.stringify(join(home, "log"))}
max_payload: ${payloadBytes}
max_connections: ${mostConnections}
lame_duck_duration: "30s"
lame_duck_grace_period: "1s"
tls: { ca_file: ${tls[0]}, cert_file: ${tls[1]}, key_file: ${key}, timeout: ${handshakeSeconds} }
jetstream {
  store_dir: ${JSON.stringify(join(home, "store"))}
  max_mem: 1GB
  max_file: ${storageBytes(layout)}
${sync === "always" ? "  sync_interval: always\n" : ""}}
${isSingle ? "" : printCluster(node, { folder, layout, keys })}operator: "${tokens.operator}"
system_account: "${keys.system.getPublicKey()}"
resolver: { type: full, dir: ${JSON.stringify(join(home, "accounts"))}, allow_delete: false, interval: "2m" }
resolver_preload: {
${Object.entries(tokens.accounts)
  .map(([account, token]) => printToken(account, token))
  .join("\n")}
}
`;
}
