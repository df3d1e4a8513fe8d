import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  credentialFormat,
  parseCredential,
  type CommanderCredential,
  type Credential,
} from "../credential/Credential.ts";
import { serversOf, type FleetLayout } from "./FleetLayout.ts";
import { inboxOf } from "./permissions.ts";
import { readSettings } from "./RegistrarFile.ts";
import { writeSecret } from "./secretFiles.ts";
import type { SignedUser } from "./tokens.ts";

/** The credentials that a fleet has issued, one file for each name. */
export class CredentialFiles {
  readonly #folder: string;
  readonly #layout: FleetLayout;

  constructor(folder: string, layout: FleetLayout) {
    this.#folder = folder;
    this.#layout = layout;
  }

  /** The path of a credential file. */
  pathOf(name: string): string {
    return join(this.#folder, "credentials", `${encodeURIComponent(name)}.json`);
  }

  /** Writes the credential of a signed user, of a role or of a commander, and returns its path. */
  async write(name: string, user: SignedUser, commander?: CommanderCredential): Promise<string> {
    const authority = await readAuthority(this.#folder);
    const inbox = inboxOf(commander?.id ?? name);
    const common = makeCredential(this.#layout, authority, inbox, user.credentials);
    const credential = commander === undefined ? common : { ...common, commander, ...(await this.#renewal()) };
    const path = this.pathOf(name);
    await writeSecret(path, `${JSON.stringify(credential, null, 2)}\n`);
    return path;
  }

  /** Writes what a credential says about the fleet again, and leaves its key as it is. */
  async follow(name: string): Promise<void> {
    const path = this.pathOf(name);
    const credential = parseCredential(await readFile(path, "utf8"), path);
    const { partitions, replicas, limits } = this.#layout;
    const followed = { ...credential, servers: serversOf(this.#layout), partitions, replicas, limits };
    await writeSecret(path, `${JSON.stringify(followed, null, 2)}\n`);
  }

  /** Where a commander gets a new credential before this one ends. */
  async #renewal(): Promise<Pick<Credential, "registrar">> {
    const settings = await readSettings(this.#folder);
    return settings === undefined ? {} : { registrar: settings.address };
  }
}

/** Reads the certificate authority of a fleet, as PEM. */
export async function readAuthority(folder: string): Promise<string> {
  return await readFile(join(folder, "tls", "authority.pem"), "utf8");
}

/** Makes a credential of a fleet; that of a commander has more. */
export function makeCredential(
  layout: FleetLayout,
  authority: string,
  inbox: string,
  credentials: string,
): Omit<Credential, "commander"> {
  const { partitions, replicas, limits } = layout;
  const servers = serversOf(layout);
  return { format: credentialFormat, version: 1, servers, authority, inbox, credentials, partitions, replicas, limits };
}
