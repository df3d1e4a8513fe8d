import { createAccount, createOperator, fromSeed, type KeyPair } from "@nats-io/nkeys";

/** The secrets of a fleet: who holds them may invite and revoke, and can tell who a pseudonym is. */
export interface Keys {
  readonly operator: KeyPair;
  /** The account of commanders and collectors. */
  readonly account: KeyPair;
  /** The account through which servers are told of revocations. */
  readonly system: KeyPair;
  /** The key of the pseudonyms. */
  readonly pseudonyms: string;
}

/** Makes the secrets of a new fleet. */
export function makeKeys(pseudonyms: string): Keys {
  return { operator: createOperator(), account: createAccount(), system: createAccount(), pseudonyms };
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const pairs = ["operator", "account", "system"] as const;

/** Prints the secrets for a file that nobody else may read. */
export function printKeys(keys: Keys): string {
  const seeds = Object.fromEntries(pairs.map((name) => [name, decoder.decode(keys[name].getSeed())]));
  return `${JSON.stringify({ ...seeds, pseudonyms: keys.pseudonyms }, null, 2)}\n`;
}

/** Reads the secrets again. */
export function parseKeys(text: string): Keys {
  const parsed = JSON.parse(text) as Record<(typeof pairs)[number] | "pseudonyms", string>;
  const [operator, account, system] = pairs.map((name) => fromSeed(encoder.encode(parsed[name])));
  if (operator === undefined || account === undefined || system === undefined) throw new TypeError("a key is missing");
  return { operator, account, system, pseudonyms: parsed.pseudonyms };
}
