import type { FleetLimits } from "./FleetLimits.ts";

/** Everything a participant needs to connect to a fleet, in one file. */
export interface Credential {
  readonly format: typeof credentialFormat;
  readonly version: 1;
  /** Addresses of the servers, as `host:port`. */
  readonly servers: readonly string[];
  /** The certificate authority that signed the servers' certificates, as PEM. */
  readonly authority: string;
  /** The subject prefix of replies to this participant. */
  readonly inbox: string;
  /** Token and seed, in the format of NATS credentials files. */
  readonly credentials: string;
  readonly partitions: number;
  readonly replicas: number;
  readonly limits: FleetLimits;
  /** Only in the credential of a commander. */
  readonly commander?: CommanderCredential;
}

/** What binds a credential to one commander: its pseudonym, its partition and the kinds that it may send. */
export interface CommanderCredential {
  readonly id: string;
  readonly partition: number;
  readonly kinds: readonly string[];
}

/** The value of `format` in a credential file. */
export const credentialFormat = "shipslog-credential";
