import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Permissions } from "@nats-io/jwt";
import { kinds } from "@shipslog/contract";
import {
  arrayOf,
  numberOption,
  objectOption,
  oneOf,
  required,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/options";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import { partitionOf } from "../partition/partition.ts";
import { FleetError } from "../FleetError.ts";
import { makeCertificates } from "./certificates.ts";
import { credentialFormat, type CommanderCredential, type Credential } from "../credential/Credential.ts";
import { makeKeys, parseKeys, printKeys, type Keys } from "./Keys.ts";
import type { FleetLimits } from "../credential/FleetLimits.ts";
import { layoutFormat, type FleetLayout, type NodePorts } from "./FleetLayout.ts";
import { collectorPermissions, commanderPermissions, inboxOf, loadPermissions } from "./permissions.ts";
import { printServerConfig, type SyncInterval } from "./serverConfig.ts";
import { signTokens, signUser, type Revocations, type SignedUser } from "./tokens.ts";

/** A commander who was invited. */
export interface Invitation {
  /** One for each credential issued. */
  readonly publicKeys: readonly string[];
  readonly commander: string;
}

/** The invited commanders and the revoked credentials. */
export interface Register {
  readonly invited: Readonly<Record<string, Invitation>>;
  readonly revocations: Revocations;
}

/** The options of a new fleet. */
export type NewFleet = Pick<FleetLayout, "nodes" | "partitions" | "limits"> & {
  readonly pseudonyms: string;
  readonly sync?: SyncInterval;
};

const portOption = numberOption({ isWhole: true, min: 1, max: 65_535 });
const countOption = required(numberOption({ isWhole: true, min: 1 }));

const nodeShapes: OptionShapes<NodePorts> = {
  client: required(portOption),
  cluster: required(portOption),
  monitor: required(portOption),
};

const limitShapes: OptionShapes<FleetLimits> = {
  longestBytes: countOption,
  backlogLines: countOption,
  partitionBytes: countOption,
};

const fleetShapes: OptionShapes<NewFleet> = {
  nodes: required(arrayOf(objectOption)),
  partitions: countOption,
  limits: required(objectOption),
  pseudonyms: required(textOption),
  sync: oneOf(["default", "always"]),
};

const host = "127.0.0.1";
const secretMode = 0o600;
const commanderSubscriptions = 16;

/** The folder of a fleet: layout, secret keys, certificates, server configurations, credentials. */
export class FleetFolder {
  readonly path: string;
  readonly layout: FleetLayout;
  readonly keys: Keys;
  #register: Register;

  private constructor(path: string, layout: FleetLayout, keys: Keys, register: Register) {
    this.path = path;
    this.layout = layout;
    this.keys = keys;
    this.#register = register;
  }

  /** Creates a fleet in a folder: keys, certificates, a configuration for each server, credentials for collectors and load. */
  static async create(path: string, options: NewFleet): Promise<FleetFolder> {
    requireOptions(options, fleetShapes);
    requireOptions(options.limits, limitShapes);
    for (const node of options.nodes) requireOptions(node, nodeShapes);
    const { nodes, partitions, limits, pseudonyms, sync } = options;
    const replicas = Math.min(3, nodes.length);
    const layout: FleetLayout = { format: layoutFormat, version: 1, host, nodes, partitions, replicas, limits };
    const folder = new FleetFolder(path, layout, makeKeys(pseudonyms), { invited: {}, revocations: {} });
    await mkdir(join(path, "tls"), { recursive: true });
    await mkdir(join(path, "credentials"), { recursive: true });
    await writeSecret(join(path, "keys.json"), printKeys(folder.keys));
    await makeCertificates(join(path, "tls"), [host, "localhost"]);
    await folder.configure(sync);
    await folder.#issue("collector", await signUser(folder.keys, "collector", collectorPermissions));
    await folder.#issue("load", await signUser(folder.keys, "load", loadPermissions));
    const everything: Permissions = { pub: { allow: [">"] }, sub: { allow: [">"] } };
    await folder.#issue("system", await signUser(folder.keys, "system", everything, { isSystem: true }));
    await folder.#save(folder.#register);
    // Written last: a folder with a layout is complete.
    await writeFile(join(path, "fleet.json"), `${JSON.stringify(layout, null, 2)}\n`);
    return folder;
  }

  /** Opens the folder of a fleet; undefined if there is none. */
  static async open(path: string): Promise<FleetFolder | undefined> {
    const text = await readIfPresent(join(path, "fleet.json"));
    if (text === undefined) return undefined;
    const layout = JSON.parse(text) as FleetLayout;
    if (layout.format !== layoutFormat) throw new FleetError("not-a-fleet", path);
    const keys = parseKeys(await readFile(join(path, "keys.json"), "utf8"));
    const register = JSON.parse(await readFile(join(path, "register.json"), "utf8")) as Register;
    return new FleetFolder(path, layout, keys, register);
  }

  get register(): Register {
    return this.#register;
  }

  get servers(): readonly string[] {
    return this.layout.nodes.map(({ client }) => `${this.layout.host}:${client}`);
  }

  /** The path of a credential file. */
  credentialPath(name: string): string {
    return join(this.path, "credentials", `${encodeURIComponent(name)}.json`);
  }

  /** Writes the configuration of each server. */
  async configure(sync?: SyncInterval): Promise<void> {
    const { layout, keys, path: folder } = this;
    const tokens = await signTokens(keys, this.#register.revocations);
    for (const [index, node] of layout.nodes.entries()) {
      const at = index + 1;
      await mkdir(join(folder, `node-${at}`), { recursive: true });
      const text = printServerConfig(node, at, { folder, layout, keys, tokens, sync });
      await writeSecret(join(folder, `node-${at}`, "nats.conf"), text);
    }
  }

  /** Invites a commander and returns the path of the credential. A repeated invitation issues a new one for the same pseudonym. */
  async invite(name: string, extraKinds: Iterable<string> = []): Promise<string> {
    const id = pseudonymOf(name, this.keys.pseudonyms);
    const partition = partitionOf(id, this.layout.partitions);
    const commander: CommanderCredential = { id, partition, kinds: [...new Set([...kinds, ...extraKinds])] };
    const permissions = commanderPermissions(id, partition, commander.kinds);
    const limits = { payload: this.layout.limits.longestBytes + 4096, subs: commanderSubscriptions };
    const user = await signUser(this.keys, id, permissions, limits);
    const { invited, revocations } = this.#register;
    const publicKeys = [...(invited[name]?.publicKeys ?? []), user.publicKey];
    await this.#save({ invited: { ...invited, [name]: { publicKeys, commander: id } }, revocations });
    return await this.#issue(name, user, commander);
  }

  /** Revokes all credentials of a commander. Running servers apply it after `pushRevocations`. */
  async revoke(name: string, nowMs: number): Promise<void> {
    const invitation = this.#register.invited[name];
    if (invitation === undefined) throw new FleetError("unknown-commander", name);
    const { [name]: _gone, ...invited } = this.#register.invited;
    const untilSeconds = Math.ceil(nowMs / 1000);
    const revoked = invitation.publicKeys.map((key) => [key, untilSeconds] as const);
    const revocations = { ...this.#register.revocations, ...Object.fromEntries(revoked) };
    await this.#save({ invited, revocations });
    await this.configure();
  }

  async #issue(name: string, user: SignedUser, commander?: CommanderCredential): Promise<string> {
    const { partitions, replicas, limits } = this.layout;
    const authority = await readFile(join(this.path, "tls", "authority.pem"), "utf8");
    const credential: Credential = {
      format: credentialFormat,
      version: 1,
      ...{ servers: this.servers, authority, inbox: inboxOf(commander?.id ?? name), credentials: user.credentials },
      ...{ partitions, replicas, limits },
      ...(commander === undefined ? {} : { commander }),
    };
    const path = this.credentialPath(name);
    await writeSecret(path, `${JSON.stringify(credential, null, 2)}\n`);
    return path;
  }

  async #save(register: Register): Promise<void> {
    this.#register = register;
    await writeSecret(join(this.path, "register.json"), `${JSON.stringify(register, null, 2)}\n`);
  }
}

const absentCodes = ["ENOENT", "ENOTDIR"];

/** Reads a file; undefined if it does not exist. A file that may not be read is an error: a new fleet must not replace it. */
async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (absentCodes.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/** Writes a file atomically, readable only by its owner. */
async function writeSecret(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await writeFile(unfinished, text, { mode: secretMode });
  await chmod(unfinished, secretMode);
  await rename(unfinished, path);
}
