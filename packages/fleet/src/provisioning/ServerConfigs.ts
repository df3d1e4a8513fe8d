import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { rejectsBytes } from "../credential/FleetLimits.ts";
import { hostOf, type FleetLayout, type NodePorts } from "./FleetLayout.ts";
import type { Keys } from "./Keys.ts";
import type { RegisterFile } from "./RegisterFile.ts";
import type { RegistrarFile } from "./RegistrarFile.ts";
import { readIfPresent, writeSecret } from "./secretFiles.ts";
import { signCommanders, signTokens, type Tokens } from "./tokens.ts";

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
  async write(sync?: SyncInterval): Promise<void> {
    const { layout, keys, register, registrar } = this.#sources;
    // Servers may be started from any folder.
    const folder = resolve(this.#sources.folder);
    const { revocations } = await register.read();
    const tokens = await signTokens(keys, revocations, await registrar.readRole());
    for (const [index, node] of layout.nodes.entries()) {
      const at = index + 1;
      await mkdir(join(folder, `node-${at}`), { recursive: true });
      const text = printServerConfig(node, at, { folder, layout, keys, tokens, sync });
      await writeSecret(configPath(folder, at), text);
    }
  }

  /** Puts the account of commanders with its revocations into the configurations, which the operator may have edited. */
  async replaceTokens(): Promise<void> {
    const { folder, layout, keys, register, registrar } = this.#sources;
    const { revocations } = await register.read();
    const token = await signCommanders(keys, revocations, await registrar.readRole());
    for (let at = 1; at <= layout.nodes.length; at++) {
      const path = configPath(folder, at);
      const config = await readIfPresent(path);
      if (config === undefined) continue;
      await writeSecret(path, replaceToken(config, keys.commanders.getPublicKey(), token));
    }
    // Another command may have revoked meanwhile and written before this one.
    const { revocations: now } = await register.read();
    if (Object.keys(now).length > Object.keys(revocations).length) await this.replaceTokens();
  }
}

const configPath = (folder: string, at: number) => join(folder, `node-${at}`, "nats.conf");

/** The inputs of a server configuration. */
interface ServerConfig {
  readonly folder: string;
  readonly layout: FleetLayout;
  readonly keys: Keys;
  readonly tokens: Tokens;
  readonly sync?: SyncInterval | undefined;
}

const printToken = (publicKey: string, token: string) => `  ${publicKey}: "${token}"`;

/** Replaces the token of one account in a configuration, and leaves everything else as the operator has it. */
function replaceToken(config: string, publicKey: string, token: string): string {
  return config.replace(new RegExp(`^ *${publicKey}: ".*"$`, "m"), printToken(publicKey, token));
}

/**
 * The storage that the streams reserve on each server: all partitions and the rejected lines. A server with less creates only
 * some of the streams, and the collectors never start. When two collectors create the same stream, a server counts it twice.
 */
const storageBytes = ({ partitions, limits }: FleetLayout) => (partitions + 1) * limits.partitionBytes + rejectsBytes;

/** How long a handshake may take. When all commanders come back at once, a handshake waits for those before it. */
const handshakeSeconds = 20;
const routeHandshakeSeconds = 5;

/** The size of headers, which count in addition to the payload. */
const headerBytes = 4096;

/** A server listens on its address. Which address a name means is not known here, so it then listens on all. */
function listenHost(node: NodePorts, layout: FleetLayout): string {
  const host = hostOf(node, layout);
  return /^[\d.]+$|^\[/.test(host) ? host : "0.0.0.0";
}

/** Prints the configuration of one server: TLS everywhere, authentication by tokens of the operator, monitoring on loopback. */
function printServerConfig(node: NodePorts, at: number, { folder, layout, keys, tokens, sync }: ServerConfig): string {
  const { nodes, limits } = layout;
  const listen = listenHost(node, layout);
  const home = join(folder, `node-${at}`);
  const tls = ["authority", "server"].map((name) => JSON.stringify(join(folder, "tls", `${name}.pem`)));
  const key = JSON.stringify(join(folder, "tls", "server.key"));
  const tlsBlock = (seconds: number) =>
    `{ ca_file: ${tls[0]}, cert_file: ${tls[1]}, key_file: ${key}, timeout: ${seconds} }`;
  const routes = nodes.map((each) => `"nats-route://${hostOf(each, layout)}:${each.cluster}"`).join(", ");
  // A single server must not wait for a quorum.
  const cluster = `cluster {
  name: "shipslog"
  listen: "${listen}:${node.cluster}"
  routes: [${routes}]
  tls: ${tlsBlock(routeHandshakeSeconds)}
}
`;
  return `server_name: "node-${at}"
listen: "${listen}:${node.client}"
http: "127.0.0.1:${node.monitor}"
pid_file: ${JSON.stringify(join(home, "pid"))}
log_file: ${JSON.stringify(join(home, "log"))}
max_payload: ${limits.longestBytes + headerBytes}
lame_duck_duration: "30s"
lame_duck_grace_period: "1s"
tls: ${tlsBlock(handshakeSeconds)}
jetstream {
  store_dir: ${JSON.stringify(join(home, "store"))}
  max_mem: 1GB
  max_file: ${storageBytes(layout)}
${sync === "always" ? "  sync_interval: always\n" : ""}}
${nodes.length === 1 ? "" : cluster}operator: "${tokens.operator}"
system_account: "${keys.system.getPublicKey()}"
resolver: { type: full, dir: ${JSON.stringify(join(home, "accounts"))}, allow_delete: false, interval: "2m" }
resolver_preload: {
${Object.entries(tokens.accounts)
  .map(([account, token]) => printToken(account, token))
  .join("\n")}
}
`;
}
