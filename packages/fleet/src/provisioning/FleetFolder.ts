import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Permissions } from "@nats-io/jwt";
import {
  arrayOf,
  objectOption,
  oneOf,
  required,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { Address } from "../credential/Address.ts";
import { limitOptions, oneOrMoreOption } from "../credential/FleetLimits.ts";
import { makeCertificates } from "./certificates.ts";
import { Commanders } from "./Commanders.ts";
import { CredentialFiles } from "./CredentialFiles.ts";
import {
  hostsOf,
  layoutFile,
  layoutFormat,
  nodeOptions,
  readLayout,
  serversOf,
  type FleetLayout,
} from "./FleetLayout.ts";
import { makeKeys, parseKeys, printKeys, type Keys } from "./Keys.ts";
import { collectorPermissions, loadPermissions } from "./permissions.ts";
import type { Register } from "./Register.ts";
import { RegisterFile } from "./RegisterFile.ts";
import { RegistrarFile, type RegistrarRole, type RegistrarSettings } from "./RegistrarFile.ts";
import { writeSecret } from "./secretFiles.ts";
import { ServerConfigs, type SyncInterval } from "./ServerConfigs.ts";
import { signUser } from "./tokens.ts";

/** The options of a new fleet. */
export type NewFleet = Pick<FleetLayout, "nodes" | "partitions" | "limits"> & {
  readonly pseudonyms: string;
  readonly sync?: SyncInterval;
};

const fleetShapes: OptionShapes<NewFleet> = {
  nodes: required(arrayOf(objectOption)),
  partitions: oneOrMoreOption,
  limits: required(objectOption),
  pseudonyms: required(textOption),
  sync: oneOf(["default", "always"]),
};

const host = "127.0.0.1";
const keysFile = "keys.json";

/** The folder of a fleet: layout, secret keys, certificates, server configurations, credentials. */
export class FleetFolder {
  readonly path: string;
  readonly layout: FleetLayout;
  readonly keys: Keys;
  /** Who was invited and what was revoked. */
  readonly register: RegisterFile;
  readonly #registrar: RegistrarFile;
  readonly #configs: ServerConfigs;
  readonly #credentials: CredentialFiles;
  readonly #commanders: Commanders;

  private constructor(path: string, layout: FleetLayout, keys: Keys) {
    this.path = path;
    this.layout = layout;
    this.keys = keys;
    const register = new RegisterFile(path);
    const registrar = new RegistrarFile(path, layout, keys.commanders.getPublicKey());
    const credentials = new CredentialFiles(path, layout);
    this.register = register;
    this.#registrar = registrar;
    this.#credentials = credentials;
    this.#configs = new ServerConfigs({ folder: path, layout, keys, register, registrar });
    this.#commanders = new Commanders({ layout, keys, register, credentials });
  }

  /** Creates a fleet in a folder: keys, certificates, a configuration for each server, credentials for collectors and load. */
  static async create(path: string, options: NewFleet): Promise<FleetFolder> {
    requireOptions(options, fleetShapes);
    requireOptions(options.limits, limitOptions);
    for (const node of options.nodes) requireOptions(node, nodeOptions);
    const { nodes, partitions, limits, pseudonyms, sync } = options;
    const replicas = Math.min(3, nodes.length);
    const layout: FleetLayout = { format: layoutFormat, version: 1, host, nodes, partitions, replicas, limits };
    const folder = new FleetFolder(path, layout, makeKeys(pseudonyms));
    await mkdir(join(path, "tls"), { recursive: true });
    await mkdir(join(path, "credentials"), { recursive: true });
    // The folder has the keys of the fleet, which must not get into a repository.
    await writeFile(join(path, ".gitignore"), "*\n");
    await writeSecret(join(path, keysFile), printKeys(folder.keys));
    await makeCertificates(join(path, "tls"), [...hostsOf(layout), host, "localhost"]);
    await folder.setRegistrar();
    await folder.configure(sync);
    await folder.#issueRoles();
    await writeSecret(join(path, "register.jsonl"), "");
    // Written last: a folder with a layout is complete.
    await writeFile(join(path, layoutFile), `${JSON.stringify(layout, null, 2)}\n`);
    return folder;
  }

  /** Opens the folder of a fleet; undefined if there is none. */
  static async open(path: string): Promise<FleetFolder | undefined> {
    const layout = await readLayout(path);
    if (layout === undefined) return undefined;
    const keysPath = join(path, keysFile);
    return new FleetFolder(path, layout, parseKeys(await readFile(keysPath, "utf8"), keysPath));
  }

  /** Reads who was invited and what was revoked, also by other processes. */
  async readRegister(): Promise<Register> {
    return await this.register.read();
  }

  /** Reads where the registrar is and what it signs with; undefined in a fleet that has none yet. */
  async readRegistrar(): Promise<RegistrarSettings | undefined> {
    return await this.#registrar.read();
  }

  /** Reads what servers must know about the registrar. */
  async readRegistrarRole(): Promise<RegistrarRole | undefined> {
    return await this.#registrar.readRole();
  }

  /** Sets where players reach the registrar, with a certificate for it; by default near the first server. Returns the settings. */
  async setRegistrar(given?: Address): Promise<RegistrarSettings> {
    return await this.#registrar.set(given);
  }

  get servers(): readonly string[] {
    return serversOf(this.layout);
  }

  /** The path of a credential file. */
  credentialPath(name: string): string {
    return this.#credentials.pathOf(name);
  }

  /** Writes the configuration of each server. */
  async configure(sync?: SyncInterval): Promise<void> {
    await this.#configs.write(sync);
  }

  /** Invites a commander and returns the path of the credential. A repeated invitation issues a new one for the same pseudonym. */
  async invite(name: string, extraKinds: Iterable<string> = []): Promise<string> {
    return await this.#commanders.invite(name, extraKinds);
  }

  /** The pseudonym of a commander. Who has joined with a name of their own choice keeps the one of the code. */
  async pseudonymOf(name: string): Promise<string> {
    return await this.#commanders.pseudonymOf(name);
  }

  /**
   * Revokes all credentials of a commander, and the codes that were made for them; a repetition changes nothing. Running servers apply
   * it after `pushRevocations`.
   */
  async revoke(name: string, nowMs: number): Promise<void> {
    await this.#commanders.revoke(name, nowMs);
    await this.replaceTokens();
  }

  /** Puts the account of commanders with its revocations into the configurations, which the operator may have edited. */
  async replaceTokens(): Promise<void> {
    await this.#configs.replaceTokens();
  }

  async #issueRoles(): Promise<void> {
    const { account, commanders, system } = this.keys;
    const everything: Permissions = { pub: { allow: [">"] }, sub: { allow: [">"] } };
    const roles = [
      { name: "collector", account, permissions: collectorPermissions },
      { name: "load", account: commanders, permissions: loadPermissions },
      { name: "system", account: system, permissions: everything },
    ];
    for (const role of roles) {
      const user = await signUser(role.account, role.name, role.permissions);
      await this.#credentials.write(role.name, user);
    }
  }
}
