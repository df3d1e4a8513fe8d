import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { credentialFormat, type CommanderCredential, type Credential } from "../credential/Credential.ts";
import { serversOf, type FleetLayout } from "./FleetLayout.ts";
import { inboxOf } from "./permissions.ts";
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
    const credential = commander === undefined ? common : { ...common, commander };
    const path = this.pathOf(name);
    await writeSecret(path, `${JSON.stringify(credential, null, 2)}\n`);
    return path;
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
