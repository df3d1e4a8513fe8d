import { FleetError } from "../FleetError.ts";

/** What lets someone take part in a fleet, in one file: where it is, whom to trust, and who one is. */
export interface Credential {
  readonly format: typeof credentialFormat;
  readonly version: 1;
  readonly servers: readonly string[];
  /** The authority that signed the servers' certificates, as PEM. */
  readonly authority: string;
  /** Under which name answers arrive. */
  readonly inbox: string;
  /** Token and seed, as NATS writes them. */
  readonly credentials: string;
  readonly partitions: number;
  readonly replicas: number;
  readonly limits: { readonly longestBytes: number; readonly backlogLines: number; readonly partitionBytes: number };
  /** Only in the credential of a commander: its pseudonym, its partition and the kinds it may send. */
  readonly commander?: CommanderCredential;
}

/** What binds a credential to a commander. */
export interface CommanderCredential {
  readonly id: string;
  readonly partition: number;
  readonly kinds: readonly string[];
}

/** What a credential file calls itself. */
export const credentialFormat = "shipslog-credential";

/** Reads a credential; `path` is for the message. */
export function parseCredential(text: string, path: string): Credential {
  let parsed: Partial<Credential>;
  try {
    parsed = JSON.parse(text) as Partial<Credential>;
  } catch (error) {
    throw new FleetError("not-a-credential", path, error);
  }
  if (parsed.format !== credentialFormat || parsed.version !== 1 || typeof parsed.credentials !== "string") {
    throw new FleetError("not-a-credential", path);
  }
  return parsed as Credential;
}
