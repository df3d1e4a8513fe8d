import { createAccount, createOperator, fromSeed, type KeyPair } from "@nats-io/nkeys";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";

/** The secret keys of a fleet. Their holder can invite, revoke and resolve pseudonyms. */
export interface Keys {
  readonly operator: KeyPair;
  /** The account of collectors, which has the streams and the buckets. */
  readonly account: KeyPair;
  /** The account of commanders. In a fleet of the first version it is the account of collectors. */
  readonly commanders: KeyPair;
  /** The account that sends revocations to the servers. */
  readonly system: KeyPair;
  /** The key of the pseudonyms. */
  readonly pseudonyms: string;
}

/** Creates the keys of a new fleet. */
export function makeKeys(pseudonyms: string): Keys {
  const create = () => new NativeKeyPair(createAccount());
  const operator = new NativeKeyPair(createOperator());
  return { operator, account: create(), commanders: create(), system: create(), pseudonyms };
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const pairs = ["operator", "account", "commanders", "system"] as const;

/** Prints the keys for a file that only its owner may read. */
export function printKeys(keys: Keys): string {
  const seeds = Object.fromEntries(pairs.map((name) => [name, decoder.decode(keys[name].getSeed())]));
  return `${JSON.stringify({ ...seeds, pseudonyms: keys.pseudonyms }, null, 2)}\n`;
}

/** Parses the keys of a fleet. */
export function parseKeys(text: string): Keys {
  const parsed = JSON.parse(text) as Record<(typeof pairs)[number] | "pseudonyms", string> & { commanders?: string };
  const [operator, account, commanders, system] = pairs.map((name) => {
    // A fleet of the first version has one account for all.
    const seed = name === "commanders" ? (parsed.commanders ?? parsed.account) : parsed[name];
    return new NativeKeyPair(fromSeed(encoder.encode(seed)));
  });
  if (operator === undefined || account === undefined || commanders === undefined || system === undefined) {
    throw new TypeError("a key is missing");
  }
  return { operator, account, commanders, system, pseudonyms: parsed.pseudonyms };
}
