import {
  countShape,
  filledTextShape,
  filledTextsShape,
  objectShape,
  oneOfShape,
  optionalShape,
  type JsonShapes,
} from "@shipslog/contract/internal";
import { parseFleetJson } from "../requireFleetShape.ts";
import { limitsShape, oneOrMoreShape, type FleetLimits } from "./FleetLimits.ts";

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
  /** Where the credential of a commander is renewed before it ends, as `host:port`. */
  readonly registrar?: string;
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

/** What a credential must say about its commander. */
export const commanderShape = objectShape<CommanderCredential>({
  id: filledTextShape,
  partition: countShape,
  kinds: filledTextsShape,
});

/** The shapes of the fields of a credential. */
export const credentialShapes: JsonShapes<Credential> = {
  format: oneOfShape([credentialFormat]),
  version: oneOfShape([1]),
  servers: filledTextsShape,
  authority: filledTextShape,
  inbox: filledTextShape,
  credentials: filledTextShape,
  partitions: oneOrMoreShape,
  replicas: oneOrMoreShape,
  limits: limitsShape,
  registrar: optionalShape(filledTextShape),
  commander: optionalShape(commanderShape),
};

const credentialShape = objectShape(credentialShapes);

/** The signed token in a credential; empty if it has none. */
export function tokenOf({ credentials }: Pick<Credential, "credentials">): string {
  const [, token = ""] = /^-+BEGIN NATS USER JWT-+\s+(\S+)/m.exec(credentials) ?? [];
  return token;
}

/** Parses a credential file. `path` is used in error messages, which name the field that is wrong. */
export function parseCredential(json: string, path: string): Credential {
  return parseFleetJson(json, credentialShape, path, "not-a-credential");
}
