import { createHash, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  numberOption,
  objectOption,
  required,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { FleetError } from "../FleetError.ts";
import { parseAddress, type Address } from "../credential/Address.ts";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import type { FleetFolder } from "../provisioning/FleetFolder.ts";

/** What an invitation code says: where the registrar is, how to know it, and the secret that is used once. */
export interface InvitationCode {
  readonly host: string;
  readonly port: number;
  /** The SHA-256 fingerprint of the certificate authority of the fleet, in hexadecimal. */
  readonly authority: string;
  /** 128 bits that cannot be guessed, in hexadecimal. */
  readonly secret: string;
}

const prefix = "SL1-";
const secretBytes = 16;
const fingerprintBytes = 32;
const portBytes = 2;
const checksumBytes = 4;
const headBytes = secretBytes + fingerprintBytes + portBytes;

/** A host name has at most 253 bytes, which are 411 characters with all the rest. */
const longestCode = 420;
const hostPattern = /^[\w.:-]{1,253}$/;

const digest = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** Prints a code: one word that can be copied with a double click or pasted with line breaks in it. */
export function printCode({ host, port, authority, secret }: InvitationCode): string {
  const portText = port.toString(16).padStart(portBytes * 2, "0");
  const head = Buffer.from(`${secret}${authority}${portText}`, "hex");
  const body = Buffer.concat([head, Buffer.from(host, "utf8")]);
  return `${prefix}${Buffer.concat([body, digest(body).subarray(0, checksumBytes)]).toString("base64url")}`;
}

/** Parses a code. A code with a letter wrong is rejected here: nothing is sent. */
export function parseCode(text: string): InvitationCode {
  const packed = text.replaceAll(/\s+/g, "");
  if (packed.length > longestCode || !packed.startsWith(prefix)) throw notACode();
  const bytes = Buffer.from(packed.slice(prefix.length), "base64url");
  const body = bytes.subarray(0, -checksumBytes);
  if (!digest(body).subarray(0, checksumBytes).equals(bytes.subarray(-checksumBytes))) throw notACode();
  const host = body.subarray(headBytes).toString("utf8");
  const port = body.length > headBytes ? body.readUInt16BE(headBytes - portBytes) : 0;
  if (port === 0 || !hostPattern.test(host)) throw notACode();
  const secret = body.subarray(0, secretBytes).toString("hex");
  const authority = body.subarray(secretBytes, headBytes - portBytes).toString("hex");
  return { host, port, authority, secret };
}

const notACode = () => new FleetError("not-a-code", "the code");

/** Makes the secret of a code from a random key. */
export function secretOf(key: string): string {
  return digest(`shipslog invitation ${key}`).subarray(0, secretBytes).toString("hex");
}

/** The hash of a secret, which is all that is stored. A secret has so many bits that a fast hash is enough. */
export function hashSecret(secret: string): string {
  return digest(`shipslog code ${secret}`).toString("hex");
}

/** A short name for a code, which tells nothing of it, for files. */
export function nameCode(text: string): string {
  return hashSecret(parseCode(text).secret).slice(0, 16);
}

/** For whom a code is, and how long. */
export interface CodeOptions {
  /** The name of the commander; undefined if the player chooses one. */
  readonly name?: string | undefined;
  /** From then on the code cannot be used, in milliseconds since 1970. */
  readonly untilMs: number;
  /** A random key that cannot be guessed. */
  readonly key: string;
  /** Where players reach the registrar from now on; as before if left out. */
  readonly address?: Address | undefined;
}

const shapes: OptionShapes<CodeOptions> = {
  name: textOption,
  untilMs: required(numberOption({ min: 0 })),
  key: required(textOption),
  address: objectOption,
};

/** A code that was made. */
export interface MadeCode {
  readonly code: string;
  /** Where the registrar must run. */
  readonly address: string;
  /** Whether running servers do not know the registrar yet: the fleet is older than codes. */
  readonly isFirst: boolean;
}

/** Makes an invitation code, of which only a hash is kept. It fixes the pseudonym, so that the registrar needs no key for it. */
export async function inviteByCode(folder: FleetFolder, options: CodeOptions): Promise<MadeCode> {
  requireOptions(options, shapes);
  const { name, untilMs, key, address } = options;
  if (name !== undefined) await folder.register.requireName(name);
  const isFirst = (await folder.readRegistrar()) === undefined;
  const settings = await folder.setRegistrar(address);
  if (isFirst) await folder.replaceTokens(0);
  const place = parseAddress(settings.address);
  if (place === undefined) throw new FleetError("damaged-fleet", settings.address);
  const secret = secretOf(key);
  const hash = hashSecret(secret);
  // No commander is invited under a name with a control character.
  const ownId = pseudonymOf(`\u0000${hash}`, folder.keys.pseudonyms);
  const commander = name === undefined ? ownId : await folder.pseudonymOf(name);
  await folder.register.append({ code: hash, commander, untilMs, ...(name === undefined ? {} : { name }) });
  const authority = await fingerprintOf(join(folder.path, "tls", "authority.pem"));
  return { code: printCode({ ...place, authority, secret }), address: settings.address, isFirst };
}

async function fingerprintOf(path: string): Promise<string> {
  return new X509Certificate(await readFile(path)).fingerprint256.replaceAll(":", "").toLowerCase();
}
