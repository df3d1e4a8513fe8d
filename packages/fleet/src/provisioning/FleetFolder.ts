import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
import { decode, type Permissions } from "@nats-io/jwt";
import type { Clock } from "@shipslog/contract";
import { parseCredential, tokenOf } from "../credential/Credential.ts";
import { authorities, makeAuthority, makeCertificate } from "./certificates.ts";
import { Commanders } from "./Commanders.ts";
import { CredentialFiles } from "./CredentialFiles.ts";
import {
  hostsOf,
  layoutFile,
  layoutFormat,
  nodeOptions,
  readLayout,
  routeHostsOf,
  serversOf,
  type FleetLayout,
} from "./FleetLayout.ts";
import { FleetError } from "../FleetError.ts";
import { isUserKey, makeKeys, makeRoutePassword, parseKeys, printKeys, type Keys } from "./Keys.ts";
import {
  collectorPermissions,
  commanderLimits,
  loadPermissions,
  readerPermissions,
  withInboxes,
} from "./permissions.ts";
import type { Register } from "./Register.ts";
import { RegisterFile } from "./RegisterFile.ts";
import { RegistrarFile, type RegistrarRole, type RegistrarSettings } from "./RegistrarFile.ts";
import { readIfPresent, writeSecret } from "./secretFiles.ts";
import { ServerConfigs, type SyncInterval } from "./ServerConfigs.ts";
import { lifetimes } from "../credential/lifetime.ts";
import { listRevocations, signUser } from "./tokens.ts";

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

/** The credentials that are not of a commander: of which account, and what they allow. */
const roles = {
  collector: { account: "account", permissions: collectorPermissions },
  load: { account: "commanders", permissions: loadPermissions },
  reader: { account: "commanders", permissions: readerPermissions },
  system: { account: "system", permissions: { pub: { allow: [">"] }, sub: { allow: [">"] } } },
} as const satisfies Readonly<
  Record<string, { readonly account: "account" | "commanders" | "system"; readonly permissions: Permissions }>
>;
type RoleName = keyof typeof roles;

const roleNames = Object.keys(roles) as readonly RoleName[];

/** The roles that every fleet has a credential for. That of a reader is made when it is wanted. */
export const usualRoles = roleNames.filter((role) => role !== "reader");

/** What of a fleet can be replaced by a new key: certificates, what the registrar signs with, and the credentials of roles. */
export const rotations = ["server", "routes", "registrar", ...roleNames] as const;

/** One of them. */
export type Rotation = "server" | "routes" | "registrar" | RoleName;

const host = "127.0.0.1";
const keysFile = "keys.json";

/** The most revoked credentials in the account of commanders: 96 bytes each, of the mebibyte that servers accept. */
const mostListed = 4096;

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
    for (const name of authorities) await makeAuthority(join(path, "tls"), name);
    await folder.#certifyServers();
    await folder.#certifyRoutes();
    await folder.setRegistrar();
    await folder.configure(0, sync);
    for (const role of usualRoles) await folder.#issue(role);
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

  /**
   * Gives the fleet another layout: configurations, certificates for new hosts, and the credentials of roles follow. Returns the folder as it
   * is then. Running servers go on as before; a command that was interrupted is repeated.
   */
  async change(layout: FleetLayout, nowMs: number): Promise<FleetFolder> {
    const changed = new FleetFolder(this.path, layout, this.keys);
    const hasNewHost = (of: typeof hostsOf) => of(layout).some((each) => !of(this.layout).includes(each));
    if (hasNewHost(hostsOf)) await changed.#certifyServers();
    if (hasNewHost(routeHostsOf)) await changed.#certifyRoutes();
    await changed.#configs.follow(this.layout, nowMs);
    // The layout decides. A role with an earlier one reaches fewer servers.
    await writeSecret(join(this.path, layoutFile), `${JSON.stringify(layout, null, 2)}\n`);
    for (const role of await this.#issuedRoles()) await changed.#credentials.follow(role);
    return changed;
  }

  /** Makes everything void that commanders were given. Who is not revoked gets it again from the registrar, for the layout as it is. */
  async clear(nowMs: number): Promise<void> {
    await this.#clear(nowMs);
    await this.replaceTokens(nowMs);
  }

  /** The path of a credential file. */
  credentialPath(name: string): string {
    return this.#credentials.pathOf(name);
  }

  /** Writes the configuration of each server. */
  async configure(nowMs: number, sync?: SyncInterval): Promise<void> {
    await this.#configs.write(nowMs, sync);
  }

  /**
   * Invites a commander and returns the path of the credential, which ends 400 days after the given time, or never. A repeated invitation
   * issues a new one for the same pseudonym.
   */
  async invite(name: string, extraKinds: Iterable<string> = [], nowMs?: number): Promise<string> {
    const untilSeconds = nowMs === undefined ? undefined : Math.ceil(nowMs / 1000) + lifetimes.file;
    return await this.#commanders.invite(name, extraKinds, untilSeconds);
  }

  /** The pseudonym of a commander. Who has joined with a name of their own choice keeps the one of the code. */
  async pseudonymOf(name: string): Promise<string> {
    return await this.#commanders.pseudonymOf(name);
  }

  /**
   * Revokes all credentials of a commander, and the codes that were made for them; a repetition changes nothing. Running servers apply
   * it after `pushRevocations`. When more are listed than servers should read, everything that was given to commanders until now is void
   * instead, and who is not revoked gets a new credential from the registrar; returns whether this has happened.
   */
  async revoke(name: string, nowMs: number): Promise<boolean> {
    await this.#commanders.revoke(name, nowMs);
    const isCleared = await this.#clearLong(nowMs);
    await this.replaceTokens(nowMs);
    return isCleared;
  }

  async #clearLong(nowMs: number): Promise<boolean> {
    const listed = Object.keys(listRevocations(await this.register.read(), "commanders", nowMs)).length;
    if (listed <= mostListed) return false;
    await this.#clear(nowMs);
    return true;
  }

  async #clear(nowMs: number): Promise<void> {
    // The key first: credentials of a registrar whose clock is ahead were given later than now.
    await this.#registrar.replaceKey();
    // What is given in this second is not void. Who was revoked in it stays listed.
    const untilSeconds = Math.floor(nowMs / 1000) - 1;
    await this.register.append({ cleared: new Date(nowMs).toISOString(), untilSeconds });
    for (const role of await this.#issuedRoles()) if (roles[role].account === "commanders") await this.#issue(role);
  }

  /** Puts the account of commanders with its revocations into the configurations, which the operator may have edited. */
  async replaceTokens(nowMs: number): Promise<void> {
    await this.#configs.replaceTokens(nowMs);
  }

  /** Revokes a key that no commander in the register has, in every account. Running servers apply it after `pushRevocations`. */
  async revokeKey(publicKey: string, nowMs: number): Promise<void> {
    if (!isUserKey(publicKey)) throw new FleetError("not-a-key", publicKey);
    await this.register.append({ revoked: publicKey, untilSeconds: Math.ceil(nowMs / 1000), isAnywhere: true });
    await this.replaceTokens(nowMs);
  }

  /**
   * Replaces a key of the fleet. Running servers apply a credential and the key of the registrar after `pushRevocations`, and certificates
   * when they are restarted.
   */
  async rotate(what: Rotation, nowMs: number): Promise<void> {
    if (what === "server") await this.#certifyServers();
    else if (what === "routes") await this.#rotateRoutes();
    else if (what === "registrar") {
      await this.#registrar.rotate();
      await this.replaceTokens(nowMs);
    } else {
      await this.#refuseShared(what);
      const publicKey = await this.keyOfRole(what);
      // Revoked first: if the new one cannot be written, the command is repeated.
      if (publicKey !== undefined) await this.revokeKey(publicKey, nowMs);
      await this.#issue(what);
    }
  }

  /**
   * In a fleet of the first version a reader would be in the account of the streams, and could make the servers publish lines there. And a commander
   * may have been invited with the name of a role before the role existed.
   */
  async #refuseShared(role: RoleName): Promise<void> {
    if (role !== "reader") return;
    if (this.#isShared) throw new FleetError("one-account", this.path);
    if ((await this.register.read()).invited.has(role)) throw new FleetError("reserved-name", role);
  }

  /** The roles that have a credential. */
  async #issuedRoles(): Promise<readonly RoleName[]> {
    const hasReader = (await readIfPresent(this.credentialPath("reader"))) !== undefined;
    return roleNames.filter((role) => role !== "reader" || hasReader);
  }

  /** The public keys in the credentials of the roles. */
  async roleKeys(): Promise<readonly string[]> {
    const keys = await Promise.all(roleNames.map((role) => this.keyOfRole(role)));
    return keys.filter((key) => key !== undefined);
  }

  /** The public key in the credential of a role; undefined if the credential is lost or damaged. */
  async keyOfRole(role: RoleName): Promise<string | undefined> {
    const path = this.credentialPath(role);
    try {
      return decode(tokenOf(parseCredential(await readFile(path, "utf8"), path))).sub;
    } catch {
      return undefined;
    }
  }

  /**
   * Makes everything void that was issued up to now: what was revoked, and who has joined, after a backup was made is not in it. Roles and
   * the registrar get new keys; every commander has to be invited again, and keeps the pseudonym.
   */
  async voidAll(clock: Pick<Clock, "nowMs" | "sleep">): Promise<void> {
    const untilSeconds = Math.ceil(clock.nowMs() / 1000);
    await this.register.append({ restored: new Date(clock.nowMs()).toISOString(), untilSeconds });
    await this.#registrar.rotate();
    // What is issued in the same second is void too.
    while (clock.nowMs() / 1000 < untilSeconds + 1) await clock.sleep(1000);
    for (const role of await this.#issuedRoles()) await this.#issue(role);
    await this.replaceTokens(clock.nowMs());
  }

  async #certifyServers(): Promise<void> {
    await makeCertificate(join(this.path, "tls"), "server", [...hostsOf(this.layout), host, "localhost"]);
  }

  async #certifyRoutes(): Promise<void> {
    await makeCertificate(join(this.path, "tls"), "route", [...routeHostsOf(this.layout), host, "localhost"]);
  }

  /** A fleet whose routes had the authority of clients gets one of their own. */
  async #rotateRoutes(): Promise<void> {
    const routes = makeRoutePassword();
    await makeAuthority(join(this.path, "tls"), "route-authority");
    await this.#certifyRoutes();
    await this.#configs.replaceRoutes(routes);
    await writeSecret(join(this.path, keysFile), printKeys({ ...this.keys, routes }));
  }

  get #isShared(): boolean {
    return this.keys.account.getPublicKey() === this.keys.commanders.getPublicKey();
  }

  /** In a fleet of the first version collectors answer in the account of commanders, whose inboxes have names of their own. */
  #permissionsOf(role: RoleName): Permissions {
    const { permissions } = roles[role];
    return role === "collector" && this.#isShared ? withInboxes(permissions) : permissions;
  }

  async #issue(role: RoleName): Promise<void> {
    const { keys, layout } = this;
    const { account } = roles[role];
    const permissions = this.#permissionsOf(role);
    const limits = role === "load" ? { payload: commanderLimits(layout.limits.longestBytes).payload } : {};
    await this.#credentials.write(role, await signUser(keys[account], role, permissions, limits));
  }
}
