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

function textLike(pattern: RegExp, allowed: string): JsonShape<string> {
  return valueShape({ allowed, accepts: (value) => typeof value === "string" && pattern.test(value) });
}

const requestShape = objectShape<JoinRequest>({
  version: oneOfShape([1]),
  secret: textLike(/^[\da-f]{32}$/, "32 hexadecimal digits"),
  name: optionalShape(textShape),
  publicKey: textLike(/^U[A-Z2-7]{55}$/, "a public key of a user"),
  signature: textLike(/^[\w-]{86}$/, "a signature"),
});

/** Parses a request; undefined unless it has the form of one. Whether it is signed with its key costs more, and `isSigned` tells. */
export function parseJoinRequest(text: string): JoinRequest | undefined {
  return readShape(text, requestShape);
}

/** Whether a request is signed with the secret key of its public key. */
export function isSigned(request: JoinRequest): boolean {
  const signature = Buffer.from(request.signature, "base64url");
  try {
    return verifySignature(request.publicKey, signedBytes(request), signature);
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
