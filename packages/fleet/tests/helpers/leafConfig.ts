/** The configuration of a leaf node in front of a fleet, as an operator writes one for a region. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeAccount } from "@nats-io/jwt";
import type { FleetFolder } from "@shipslog/fleet/provisioning";
import { signTokens, signUser } from "../../src/provisioning/tokens.ts";

const everything = { pub: { allow: [">"] }, sub: { allow: [">"] } };
const limits = {
  conn: -1,
  leaf: -1,
  imports: -1,
  exports: -1,
  wildcards: true,
  subs: -1,
  data: -1,
  payload: -1,
  disallow_bearer: true,
};

/** Where a leaf node is. */
export interface LeafPlace {
  /** The folder for its files. */
  readonly home: string;
  /** Where commanders connect, as `host:port`. */
  readonly listen: string;
  /** Where servers accept leaf nodes, as `host:port`. */
  readonly hubs: readonly string[];
}

/** Prints what a server needs in addition, so that it accepts leaf nodes at an address. */
export function printHub(folder: FleetFolder, listen: string): string {
  // Without a default domain servers keep watermarks and lookups from leaf nodes.
  return `default_js_domain: { ${folder.keys.commanders.getPublicKey()}: "" }
leafnodes { listen: "${listen}", tls: ${printTls(folder)} }
`;
}

/** Writes the configuration of a leaf node and returns its path. It has the account of commanders without its imports, which are applied where the streams are. */
export async function writeLeafConfig(folder: FleetFolder, { home, listen, hubs }: LeafPlace): Promise<string> {
  const { keys } = folder;
  const system = keys.system.getPublicKey();
  const commanders = keys.commanders.getPublicKey();
  const { operator, accounts } = await signTokens(keys, await folder.readRegister(), {
    registrar: undefined,
    nowMs: 0,
  });
  const account = await encodeAccount("commanders", keys.commanders, { limits }, { signer: keys.operator });
  const { credentials } = await signUser(keys.commanders, "leaf", everything);
  await writeFile(join(home, "leaf.creds"), credentials, { mode: 0o600 });
  const text = `server_name: "leaf"
listen: "${listen}"
log_file: ${JSON.stringify(join(home, "log"))}
max_payload: 69632
tls: ${printTls(folder)}
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
    urls: [${hubs.map((hub) => `"tls://${hub}"`).join(", ")}]
    account: "${commanders}"
    credentials: ${JSON.stringify(join(home, "leaf.creds"))}
    tls: { ca_file: ${JSON.stringify(join(folder.path, "tls", "authority.pem"))} }
  }]
}
`;
  await writeFile(join(home, "nats.conf"), text);
  return join(home, "nats.conf");
}

function printTls(folder: FleetFolder): string {
  const at = (name: string) => JSON.stringify(join(folder.path, "tls", name));
  return `{ ca_file: ${at("authority.pem")}, cert_file: ${at("server.pem")}, key_file: ${at("server.key")} }`;
}
