import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
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
} from "@shipslog/contract/internal";
import { printAddress, type Address } from "../credential/Address.ts";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import { partitionOf } from "../partition/partition.ts";
import { FleetError } from "../FleetError.ts";
import { makeCertificate, makeCertificates } from "./certificates.ts";
import { commanderLimits } from "./commanderLimits.ts";
import { credentialFormat, type CommanderCredential, type Credential } from "../credential/Credential.ts";
import { makeKeys, parseKeys, printKeys, type Keys } from "./Keys.ts";
import type { FleetLimits } from "../credential/FleetLimits.ts";
import { hostsOf, layoutFormat, serversOf, type FleetLayout, type NodePorts } from "./FleetLayout.ts";
import { requireName } from "./requireName.ts";
import { collectorPermissions, commanderPermissions, inboxOf, loadPermissions } from "./permissions.ts";
import type { Register } from "./Register.ts";
import { RegisterFile } from "./RegisterFile.ts";
import {
  makeRegistrar,
  registrarFile,
  roleOf,
  type RegistrarRole,
  type RegistrarSettings,
} from "./RegistrarSettings.ts";
import { readIfPresent, secretMode, writeSecret } from "./secretFiles.ts";
import { printServerConfig, replaceToken, type SyncInterval } from "./serverConfig.ts";
import { signCommanders, signTokens, signUser, type SignedUser } from "./tokens.ts";

/** The options of a new fleet. */
export type NewFleet = Pick<FleetLayout, "nodes" | "partitions" | "limits"> & {
  readonly pseudonyms: string;
  readonly sync?: SyncInterval;
};

const portOption = numberOption({ isWhole: true, min: 1, max: 65_535 });
const countOption = required(numberOption({ isWhole: true, min: 1 }));

const nodeShapes: OptionShapes<NodePorts> = {
  host: textOption,
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

/** The default port of the registrar, counted from the first server: clients, routes and monitoring are at 0, 10 and 20. */
const registrarOffset = 30;

/** The folder of a fleet: layout, secret keys, certificates, server configurations, credentials. */
export class FleetFolder {
  readonly path: string;
  readonly layout: FleetLayout;
  readonly keys: Keys;
  /** Who was invited and what was revoked. */
  readonly register: RegisterFile;

  private constructor(path: string, layout: FleetLayout, keys: Keys) {
    this.path = path;
    this.register = new RegisterFile(path);
    this.layout = layout;
    this.keys = keys;
  }

  /** Creates a fleet in a folder: keys, certificates, a configuration for each server, credentials for collectors and load. */
  static async create(path: string, options: NewFleet): Promise<FleetFolder> {
    requireOptions(options, fleetShapes);
    requireOptions(options.limits, limitShapes);
    for (const node of options.nodes) requireOptions(node, nodeShapes);
    const { nodes, partitions, limits, pseudonyms, sync } = options;
    const replicas = Math.min(3, nodes.length);
    const layout: FleetLayout = { format: layoutFormat, version: 1, host, nodes, partitions, replicas, limits };
    const folder = new FleetFolder(path, layout, makeKeys(pseudonyms));
    const { keys } = folder;
    await mkdir(join(path, "tls"), { recursive: true });
    await mkdir(join(path, "credentials"), { recursive: true });
    // The folder has the keys of the fleet, which must not get into a repository.
    await writeFile(join(path, ".gitignore"), "*\n");
    await writeSecret(join(path, "keys.json"), printKeys(keys));
    await makeCertificates(join(path, "tls"), [...hostsOf(layout), host, "localhost"]);
    await folder.setRegistrar();
    await folder.configure(sync);
    await folder.#issue("collector", await signUser(keys.account, "collector", collectorPermissions));
    await folder.#issue("load", await signUser(keys.commanders, "load", loadPermissions));
    const everything: Permissions = { pub: { allow: [">"] }, sub: { allow: [">"] } };
    await folder.#issue("system", await signUser(keys.system, "system", everything));
    await writeSecret(join(path, "register.jsonl"), "");
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
    return new FleetFolder(path, layout, keys);
  }

  /** Reads who was invited and what was revoked, also by other processes. */
  async readRegister(): Promise<Register> {
    return await this.register.read();
  }

  /** Reads where the registrar is and what it signs with; undefined in a fleet that has none yet. */
  async readRegistrar(): Promise<RegistrarSettings | undefined> {
    const text = await readIfPresent(join(this.path, registrarFile));
    return text === undefined ? undefined : (JSON.parse(text) as RegistrarSettings);
  }

  /** Reads what servers must know about the registrar. */
  async readRegistrarRole(): Promise<RegistrarRole | undefined> {
    const settings = await this.readRegistrar();
    return settings === undefined ? undefined : roleOf(settings, this.layout.limits.longestBytes);
  }

  /** Sets where players reach the registrar, with a certificate for it; by default near the first server. Returns the settings. */
  async setRegistrar(given?: Address): Promise<RegistrarSettings> {
    const [first] = this.layout.nodes;
    const near = { host: first?.host ?? this.layout.host, port: (first?.client ?? 0) + registrarOffset };
    const address = given ?? near;
    const path = join(this.path, registrarFile);
    const printed = printAddress(address);
    const fresh = makeRegistrar(printed, this.keys.commanders.getPublicKey(), kinds);
    const existing = await this.readRegistrar();
    if (existing === undefined) {
      // Of two commands that do this at the same time, one makes the key.
      const flags = { mode: secretMode, flag: "wx", flush: true } as const;
      await writeFile(path, printSettings(fresh), flags).catch(ignoreExisting);
    } else if (given === undefined || existing.address === printed) {
      return existing;
    }
    await makeCertificate(join(this.path, "tls"), "registrar", [...new Set([address.host, host, "localhost"])]);
    const settings = { ...((await this.readRegistrar()) ?? fresh), address: printed };
    await writeSecret(path, printSettings(settings), "address");
    return settings;
  }

  get servers(): readonly string[] {
    return serversOf(this.layout);
  }

  /** The path of a credential file. */
  credentialPath(name: string): string {
    return join(this.path, "credentials", `${encodeURIComponent(name)}.json`);
  }

  /** Writes the configuration of each server. */
  async configure(sync?: SyncInterval): Promise<void> {
    const { layout, keys } = this;
    // Servers may be started from any folder.
    const folder = resolve(this.path);
    const { revocations } = await this.readRegister();
    const tokens = await signTokens(keys, revocations, await this.readRegistrarRole());
    for (const [index, node] of layout.nodes.entries()) {
      const at = index + 1;
      await mkdir(join(folder, `node-${at}`), { recursive: true });
      const text = printServerConfig(node, at, { folder, layout, keys, tokens, sync });
      await writeSecret(join(folder, `node-${at}`, "nats.conf"), text);
    }
  }

  /** Invites a commander and returns the path of the credential. A repeated invitation issues a new one for the same pseudonym. */
  async invite(name: string, extraKinds: Iterable<string> = []): Promise<string> {
    await requireName(name, this.register);
    const id = await this.pseudonymOf(name);
    const partition = partitionOf(id, this.layout.partitions);
    const commander: CommanderCredential = { id, partition, kinds: [...new Set([...kinds, ...extraKinds])] };
    const permissions = commanderPermissions(id, partition, commander.kinds);
    const limits = commanderLimits(this.layout.limits.longestBytes);
    const user = await signUser(this.keys.commanders, id, permissions, limits);
    // Registered first: a credential that is not in the register could never be revoked.
    await this.register.append({ invited: name, commander: id, publicKey: user.publicKey });
    return await this.#issue(name, user, commander);
  }

  /** The pseudonym of a commander. Who has joined with a name of their own choice keeps the one of the code. */
  async pseudonymOf(name: string): Promise<string> {
    const { invited } = await this.readRegister();
    return invited[name]?.commander ?? pseudonymOf(name, this.keys.pseudonyms);
  }

  /**
   * Revokes all credentials of a commander, and the codes that were made for them; a repetition changes nothing. Running servers apply
   * it after `pushRevocations`.
   */
  async revoke(name: string, nowMs: number): Promise<void> {
    const { codes } = await this.readRegister();
    const unused = [...codes].filter(([, code]) => code.name === name && code.joined === undefined);
    for (const [hash, { isWithdrawn }] of unused) if (!isWithdrawn) await this.register.append({ withdrawn: hash });
    // Read again: a code that was used just before it was withdrawn counts, and has given a credential.
    const { invited, revocations } = await this.readRegister();
    const invitation = invited[name];
    if (invitation === undefined && unused.length === 0) throw new FleetError("unknown-commander", name);
    const untilSeconds = Math.ceil(nowMs / 1000);
    for (const publicKey of invitation?.publicKeys ?? []) {
      if (revocations[publicKey] === undefined) await this.register.append({ revoked: publicKey, untilSeconds });
    }
    await this.replaceTokens();
  }

  /** Puts the account of commanders with its revocations into the configurations, which the operator may have edited. */
  async replaceTokens(): Promise<void> {
    const { keys, layout } = this;
    const { revocations } = await this.readRegister();
    const token = await signCommanders(keys, revocations, await this.readRegistrarRole());
    for (let at = 1; at <= layout.nodes.length; at++) {
      const path = join(this.path, `node-${at}`, "nats.conf");
      const config = await readIfPresent(path);
      if (config === undefined) continue;
      await writeSecret(path, replaceToken(config, keys.commanders.getPublicKey(), token));
    }
    // Another command may have revoked meanwhile and written before this one.
    const { revocations: now } = await this.readRegister();
    if (Object.keys(now).length > Object.keys(revocations).length) await this.replaceTokens();
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
    await writeSecret(path, `${JSON.stringify(credential, null, 2)}\n`, user.publicKey);
    return path;
  }
}

const printSettings = (settings: RegistrarSettings) => `${JSON.stringify(settings, null, 2)}\n`;

function ignoreExisting(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
}
