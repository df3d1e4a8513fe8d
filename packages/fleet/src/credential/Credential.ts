import type { FleetLimits } from "./FleetLimits.ts";
import { FleetError } from "../FleetError.ts";

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

/** A check of one value, with what it expects. */
interface Check {
  readonly expected: string;
  readonly isValid: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === "string" && value !== "";
const isWhole = (least: number) => (value: unknown) => Number.isSafeInteger(value) && Number(value) >= least;
const isTexts = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

const text: Check = { expected: "a text", isValid: isText };
const texts: Check = { expected: "a list of texts", isValid: isTexts };
const count: Check = { expected: "a whole number above 0", isValid: isWhole(1) };
const index: Check = { expected: "a whole number", isValid: isWhole(0) };

/** Every field of a credential, by its path in the file. */
const fields: Readonly<Record<string, Check>> = {
  format: { expected: `"${credentialFormat}"`, isValid: (value) => value === credentialFormat },
  version: { expected: "1", isValid: (value) => value === 1 },
  servers: texts,
  authority: text,
  inbox: text,
  credentials: text,
  partitions: count,
  replicas: count,
  "limits.longestBytes": count,
  "limits.backlogLines": count,
  "limits.partitionBytes": count,
};

/** The fields of `commander`, which only the credential of a commander has. */
const commanderFields: Readonly<Record<string, Check>> = {
  "commander.id": text,
  "commander.partition": index,
  "commander.kinds": texts,
};

/** Parses a credential file. `path` is used in error messages, which name the field that is wrong. */
export function parseCredential(json: string, path: string): Credential {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new FleetError("not-a-credential", `${path} is not JSON`, error);
  }
  const isCommander = valueAt(parsed, "commander") !== undefined;
  const checks = isCommander ? { ...fields, ...commanderFields } : fields;
  for (const [field, { expected, isValid }] of Object.entries(checks)) {
    const value = valueAt(parsed, field);
    if (isValid(value)) continue;
    const found = value === undefined ? "is missing" : "has another value";
    throw new FleetError("not-a-credential", `${path}: ${field} ${found}, expected ${expected}`);
  }
  return parsed as Credential;
}

function valueAt(parsed: unknown, field: string): unknown {
  let value = parsed;
  for (const key of field.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}
