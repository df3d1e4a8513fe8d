import type { KeyPair } from "@nats-io/nkeys";
import {
  filledTextShape,
  objectShape,
  oneOfShape,
  optionalShape,
  readShape,
  textShape,
  valueShape,
  type JsonShape,
} from "@shipslog/contract/internal";
import { commanderShape, credentialShapes, type Credential } from "../credential/Credential.ts";
import { verifySignature } from "../keys/NativeKeyPair.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

/** What a player sends to a registrar. The secret key stays with the player. */
export interface JoinRequest {
  readonly version: 1;
  readonly secret: string;
  /** Only for a code that leaves the name open. */
  readonly name?: string;
  readonly publicKey: string;
  /** Shows that the sender has the secret key of the public key, so that nobody can register the key of another. */
  readonly signature: string;
}

const encoder = new TextEncoder();

/** The bytes that are signed: everything in the request that matters, in an order of its own. */
function signedBytes({ secret, name = "", publicKey }: Omit<JoinRequest, "signature" | "version">): Uint8Array {
  return encoder.encode(["shipslog join 1", secret, publicKey, name].join("\n"));
}

/** Makes a request with a key of the player. */
export function makeJoinRequest(secret: string, name: string | undefined, user: KeyPair): JoinRequest {
  const said = { secret, publicKey: user.getPublicKey(), ...(name === undefined ? {} : { name }) };
  const signature = Buffer.from(user.sign(signedBytes(said))).toString("base64url");
  return { version: 1, ...said, signature };
}

/** What a player sends to a registrar to get a credential again before it ends: only whoever has the secret key can use the answer. */
export interface RenewRequest {
  readonly version: 1;
  readonly publicKey: string;
  readonly signature: string;
}

const renewedBytes = (publicKey: string) => encoder.encode(`shipslog renew 1\n${publicKey}`);

/** Makes a request to renew the credential of a key. */
export function makeRenewRequest(user: KeyPair): RenewRequest {
  const publicKey = user.getPublicKey();
  const signature = Buffer.from(user.sign(renewedBytes(publicKey))).toString("base64url");
  return { version: 1, publicKey, signature };
}

function textLike(pattern: RegExp, allowed: string): JsonShape<string> {
  return valueShape({ allowed, accepts: (value) => typeof value === "string" && pattern.test(value) });
}

const keyShapes = {
  version: oneOfShape([1]),
  publicKey: textLike(/^U[A-Z2-7]{55}$/, "a public key of a user"),
  signature: textLike(/^[\w-]{86}$/, "a signature"),
} as const;
const requestShape = objectShape<JoinRequest>({
  ...keyShapes,
  secret: textLike(/^[\da-f]{32}$/, "32 hexadecimal digits"),
  name: optionalShape(textShape),
});
const renewShape = objectShape<RenewRequest>(keyShapes);

/** Parses a request; undefined unless it has the form of one. Whether it is signed with its key costs more, and `isSigned` tells. */
export function parseJoinRequest(text: string): JoinRequest | undefined {
  return readShape(text, requestShape);
}

/** Parses a request to renew a credential; undefined unless it has the form of one. */
export function parseRenewRequest(text: string): RenewRequest | undefined {
  return readShape(text, renewShape);
}

/** Whether a request is signed with the secret key of its public key. */
export function isSigned(request: JoinRequest | RenewRequest): boolean {
  const signature = Buffer.from(request.signature, "base64url");
  const bytes = "secret" in request ? signedBytes(request) : renewedBytes(request.publicKey);
  try {
    return verifySignature(request.publicKey, bytes, signature);
  } catch {
    // The text has the form of a key but a wrong checksum.
    return false;
  }
}

/** What a registrar answers: a credential without what only the player has, the secret key and the authority of the code. */
export interface JoinAnswer extends Pick<Credential, "servers" | "inbox" | "partitions" | "replicas" | "limits"> {
  readonly version: 1;
  /** The signed token, which is worth nothing without the secret key. */
  readonly token: string;
  readonly commander: NonNullable<Credential["commander"]>;
}

const { servers, inbox, partitions, replicas, limits } = credentialShapes;
const answerShape = objectShape<JoinAnswer>({
  version: oneOfShape([1]),
  token: filledTextShape,
  servers,
  inbox,
  partitions,
  replicas,
  limits,
  commander: commanderShape,
});

/** Parses the answer of a registrar at an address. */
export function parseJoinAnswer(text: string, address: string): JoinAnswer {
  return parseFleetJson(text, answerShape, address, "odd-answer");
}
