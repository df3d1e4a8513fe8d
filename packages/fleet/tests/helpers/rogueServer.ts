/** Servers of an attacker with stolen keys: one that tries to join the cluster of a fleet, one that pretends to be a server of it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connectFleet } from "@shipslog/fleet";
import { until } from "../../../../tests/helpers/limits/until.ts";
import { root } from "../../../../tools/workspace.ts";
import { freePorts } from "./freePorts.ts";
import { natsServer } from "./natsServer.ts";
import type { TrialFleet } from "./TrialFleet.ts";

/** Starts a server with a configuration for as long as some work takes; the work gets the path of its log. */
async function withServer<Result>(
  home: string,
  config: string,
  work: (log: string) => Promise<Result>,
): Promise<Result> {
  const path = join(home, "nats.conf");
  const log = join(home, "log");
  await writeFile(path, config);
  const server = spawn(join(root, natsServer), ["-c", path, "-l", log], { stdio: "ignore" });
  try {
    return await work(log);
  } finally {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
}

const homeIn = (trial: TrialFleet) => mkdtemp(join(trial.path, "rogue-"));

function printTls(trial: TrialFleet, certificate: string, authority: string): string {
  const file = (name: string) => JSON.stringify(join(trial.folder.path, "tls", name));
  return `{ ca_file: ${file(`${authority}.pem`)}, cert_file: ${file(`${certificate}.pem`)}, key_file: ${file(`${certificate}.key`)}, timeout: 5 }`;
}

/** What an attacker shows at the port for routes. */
export interface StolenRoute {
  /** The name of the certificate in `tls/` without its ending. */
  readonly certificate: string;
  readonly authority: string;
  /** The name and password of routes, as `name:password`. */
  readonly password?: string;
}

interface Routes {
  readonly routes?: readonly { readonly remote_name?: string }[];
}

/**
 * What the server of the attacker says when the fleet refuses it. A route that closes is no refusal: a server that has joined closes
 * one of its routes when an account of the fleet is unknown to it, and opens it again.
 */
const refusals = /TLS route handshake error|Authorization (Violation|Error|Timeout)/i;

/** Starts a server that has a route to the first server of a fleet; returns whether that server has accepted it. */
export async function joinsCluster(
  trial: TrialFleet,
  stolen: StolenRoute,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const { certificate, authority, password } = stolen;
  const [client = 0, cluster = 0] = await freePorts(2);
  const [node] = trial.folder.layout.nodes;
  const [user = "", word = ""] = password?.split(":") ?? [];
  const config = `server_name: "rogue"
listen: "127.0.0.1:${client}"
cluster {
  name: "shipslog"
  listen: "127.0.0.1:${cluster}"
  ${password === undefined ? "" : `authorization { user: "${user}", password: "${word}" }`}
  routes: ["nats-route://${password === undefined ? "" : `${password}@`}127.0.0.1:${node?.cluster ?? 0}"]
  tls: ${printTls(trial, certificate, authority)}
}
`;
  return await withServer(await homeIn(trial), config, async (log) => {
    let isJoined = false;
    await until(async () => {
      const answer = await fetch(`http://127.0.0.1:${node?.monitor ?? 0}/routez`);
      const { routes = [] } = (await answer.json()) as Routes;
      isJoined = routes.some(({ remote_name }) => remote_name === "rogue");
      return isJoined || refusals.test(await readFile(log, "utf8").catch(() => ""));
    }, "the cluster to accept or refuse the server");
    if (isJoined) await meanwhile();
    return isJoined;
  });
}

/** Starts a server that takes everybody, with the certificate of a fleet; returns whether a client with a credential of the fleet connects to it. */
export async function passesForServer(trial: TrialFleet, certificate: string, authority: string): Promise<boolean> {
  const [client = 0] = await freePorts(1);
  const config = `listen: "127.0.0.1:${client}"\ntls: ${printTls(trial, certificate, authority)}\n`;
  const credential = await trial.credential("collector");
  return await withServer(await homeIn(trial), config, async (log) => {
    await until(
      async () => /Server is ready/.test(await readFile(log, "utf8").catch(() => "")),
      "the server to listen",
    );
    try {
      await (await connectFleet(credential, { name: "victim", servers: [`127.0.0.1:${client}`] })).close();
      return true;
    } catch {
      return false;
    }
  });
}
