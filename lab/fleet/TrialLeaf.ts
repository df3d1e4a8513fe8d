/** A leaf node in front of a trial fleet, as an operator configures one for a region. */
import { spawn, type ChildProcess } from "node:child_process";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeAccount } from "@nats-io/jwt";
import { signTokens, signUser } from "../../packages/fleet/src/provisioning/tokens.ts";
import { until } from "../limits/until.ts";
import { root } from "../workspace.ts";
import { freePorts } from "./freePorts.ts";
import { natsServer } from "./natsServer.ts";
import type { TrialFleet } from "./TrialFleet.ts";

const everything = { pub: { allow: [">"] }, sub: { allow: [">"] } };
const limits = {
  ...{ conn: -1, leaf: -1, imports: -1, exports: -1, wildcards: true },
  ...{ subs: -1, data: -1, payload: -1, disallow_bearer: true },
};

/** A leaf node that runs until it is disposed. */
export class TrialLeaf implements AsyncDisposable {
  /** Where commanders connect, as `host:port`. */
  readonly server: string;
  readonly #process: ChildProcess;

  private constructor(server: string, child: ChildProcess) {
    this.server = server;
    this.#process = child;
  }

  /** Lets the only server of a fleet accept leaf nodes, and starts one. */
  static async start(trial: TrialFleet): Promise<TrialLeaf> {
    const [hub = 0, client = 0] = await freePorts(2);
    const home = join(trial.path, "leaf");
    await mkdir(home);
    await acceptLeaves(trial, hub);
    await writeFile(join(home, "nats.conf"), await printLeaf(trial, home, hub, client));
    const child = spawn(join(root, natsServer), ["-c", join(home, "nats.conf")], { stdio: "ignore" });
    const log = () => readFile(join(home, "log"), "utf8").catch(() => "");
    await until(async () => (await log()).includes("Leafnode connection created"), "the connection of the leaf node");
    return new TrialLeaf(`127.0.0.1:${client}`, child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#process.kill("SIGKILL");
    await Promise.resolve();
  }
}

function printTls({ folder }: TrialFleet): string {
  const at = (name: string) => JSON.stringify(join(folder.path, "tls", name));
  return `{ ca_file: ${at("authority.pem")}, cert_file: ${at("server.pem")}, key_file: ${at("server.key")} }`;
}

async function acceptLeaves(trial: TrialFleet, hub: number): Promise<void> {
  const commanders = trial.folder.keys.commanders.getPublicKey();
  await trial.cluster.stopNode(1);
  // Without a default domain servers keep watermarks and lookups from leaf nodes.
  const added = `default_js_domain: { ${commanders}: "" }
leafnodes { listen: "127.0.0.1:${hub}", tls: ${printTls(trial)} }
`;
  await appendFile(join(trial.folder.path, "node-1", "nats.conf"), added);
  await trial.cluster.startNode(1);
  await trial.cluster.healthy();
}

/** The leaf has the account of commanders without its imports, which are applied where the streams are. */
async function printLeaf(trial: TrialFleet, home: string, hub: number, client: number): Promise<string> {
  const { keys } = trial.folder;
  const [system, commanders] = [keys.system.getPublicKey(), keys.commanders.getPublicKey()];
  const { operator, accounts } = await signTokens(keys, {}, undefined);
  const account = await encodeAccount("commanders", keys.commanders, { limits }, { signer: keys.operator });
  const { credentials } = await signUser(keys.commanders, "leaf", everything);
  await writeFile(join(home, "leaf.creds"), credentials, { mode: 0o600 });
  return `server_name: "leaf"
listen: "127.0.0.1:${client}"
log_file: ${JSON.stringify(join(home, "log"))}
max_payload: 69632
tls: ${printTls(trial)}
operator: "${operator}"
system_account: "${system}"
default_js_domain: { ${commanders}: "" }
resolver: MEMORY
resolver_preload: {
  ${system}: "${accounts[system] ?? ""}"
  ${commanders}: "${account}"
}
leafnodes {
  remotes: [{
    urls: ["tls://127.0.0.1:${hub}"]
    account: "${commanders}"
    credentials: ${JSON.stringify(join(home, "leaf.creds"))}
    tls: { ca_file: ${JSON.stringify(join(trial.folder.path, "tls", "authority.pem"))} }
  }]
}
`;
}
