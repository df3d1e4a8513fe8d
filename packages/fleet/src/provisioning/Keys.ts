import { createAccount, createOperator, fromSeed, type KeyPair } from "@nats-io/nkeys";
import { objectShape, optionalShape, textShape, valueShape } from "@shipslog/contract/internal";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

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

/** The keys as their file has them: seeds. */
interface KeySeeds {
  readonly operator: string;
  readonly account: string;
  /** A fleet of the first version has one account for all. */
  readonly commanders?: string;
  readonly system: string;
  readonly pseudonyms: string;
}

/** The seed of a key, as NATS prints it. */
export const seedShape = valueShape<string>({
  allowed: "a seed of NATS",
  accepts: (value) => typeof value === "string" && isSeed(value),
});

function isSeed(text: string): boolean {
  try {
    pairOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The key of a seed; throws if the text is none. */
export function pairOf(seed: string): NativeKeyPair {
  return new NativeKeyPair(fromSeed(new TextEncoder().encode(seed)));
}

const seedsShape = objectShape<KeySeeds>({
  operator: seedShape,
  account: seedShape,
  commanders: optionalShape(seedShape),
  system: seedShape,
  pseudonyms: textShape,
});

/** Creates the keys of a new fleet. */
export function makeKeys(pseudonyms: string): Keys {
  const create = () => new NativeKeyPair(createAccount());
  const operator = new NativeKeyPair(createOperator());
  return { operator, account: create(), commanders: create(), system: create(), pseudonyms };
}

const decoder = new TextDecoder();

/** Prints the keys for a file that only its owner may read. */
export function printKeys({ operator, account, commanders, system, pseudonyms }: Keys): string {
  const seedOf = (pair: KeyPair) => decoder.decode(pair.getSeed());
  const seeds: KeySeeds = {
    operator: seedOf(operator),
    account: seedOf(account),
    commanders: seedOf(commanders),
    system: seedOf(system),
    pseudonyms,
  };
  return `${JSON.stringify(seeds, null, 2)}\n`;
}

/** Parses the keys of a fleet. `path` is used in error messages, which name the key that is wrong. */
export function parseKeys(text: string, path: string): Keys {
  const seeds = parseFleetJson(text, seedsShape, path, "damaged-fleet");
  return {
    operator: pairOf(seeds.operator),
    account: pairOf(seeds.account),
    commanders: pairOf(seeds.commanders ?? seeds.account),
    system: pairOf(seeds.system),
    pseudonyms: seeds.pseudonyms,
  };
}
