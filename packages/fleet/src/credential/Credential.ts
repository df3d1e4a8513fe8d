import { numberOption, oneOf, required, type OptionShapes } from "@shipslog/contract/internal";
import { filledText, filledTexts, parseShape, partOf } from "../jsonShape.ts";
import { countShape, limitShapes, type FleetLimits } from "./FleetLimits.ts";

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

const commanderShapes: OptionShapes<CommanderCredential> = {
  id: required(filledText),
  partition: required(numberOption({ isWhole: true, min: 0 })),
  kinds: required(filledTexts),
};

/** The shape of a credential file. */
export const credentialShapes: OptionShapes<Credential> = {
  format: required(oneOf([credentialFormat])),
  version: required(oneOf([1])),
  servers: required(filledTexts),
  authority: required(filledText),
  inbox: required(filledText),
  credentials: required(filledText),
  partitions: countShape,
  replicas: countShape,
  limits: required(partOf(limitShapes)),
  commander: partOf(commanderShapes),
};

/** Parses a credential file. `path` is used in error messages, which name the field that is wrong. */
export function parseCredential(json: string, path: string): Credential {
  return parseShape(json, credentialShapes, path, "not-a-credential");
}
