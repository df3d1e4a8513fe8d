import { fromSeed } from "@nats-io/nkeys";
import type { Authenticator } from "@nats-io/transport-node";
import { NativeKeyPair } from "./NativeKeyPair.ts";

/** The token and the seed, each between two lines of dashes. */
const parts = /-{3,}[^\n]*-{3,}\r?\n(\S+)\r?\n/g;

/** Answers the challenge of a server with the text of NATS credentials; throws if it has no token or no seed. */
export function authenticate(credentials: string): Authenticator {
  const [token, seed] = [...credentials.matchAll(parts)].map(([, part = ""]) => part);
  if (token === undefined || seed === undefined) throw new TypeError("unable to parse credentials");
  const pair = new NativeKeyPair(fromSeed(new TextEncoder().encode(seed)));
  const nkey = pair.getPublicKey();
  return (nonce) => ({ jwt: token, nkey, sig: Buffer.from(pair.sign(Buffer.from(nonce ?? ""))).toString("base64") });
}
