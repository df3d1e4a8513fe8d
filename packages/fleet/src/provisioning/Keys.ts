import { createAccount, createOperator, createUser, fromPublic, fromSeed, type KeyPair } from "@nats-io/nkeys";
import { filledTextShape, objectShape, optionalShape, textShape, valueShape } from "@shipslog/contract/internal";
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
  /** The password that servers of the cluster show each other; undefined in a fleet whose routes never had one. */
  readonly routes: string | undefined;
}

/** The keys as their file has them: seeds. */
interface KeySeeds {
  readonly operator: string;
  readonly account: string;
  /** A fleet of the first version has one account for all. */
  readonly commanders?: string;
  readonly system: string;
  readonly pseudonyms: string;
  readonly routes?: string;
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

/** Whether a text is the public key of a user, with its checksum. */
export function isUserKey(text: string): boolean {
  try {
    return text.startsWith("U") && fromPublic(text).getPublicKey() === text;
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
  routes: optionalShape(filledTextShape),
});

/** Creates the keys of a new fleet. */
export function makeKeys(pseudonyms: string): Keys {
  const create = () => new NativeKeyPair(createAccount());
  const operator = new NativeKeyPair(createOperator());
  const accounts = { account: create(), commanders: create(), system: create() };
  return { operator, ...accounts, pseudonyms, routes: makeRoutePassword() };
}

const decoder = new TextDecoder();

/** Makes a password for routes, of letters and digits: it is part of an address. */
export function makeRoutePassword(): string {
  return decoder.decode(createUser().getSeed());
}

/** Prints the keys for a file that only its owner may read. */
export function printKeys({ operator, account, commanders, system, pseudonyms, routes }: Keys): string {
  const seedOf = (pair: KeyPair) => decoder.decode(pair.getSeed());
  const seeds: KeySeeds = {
    operator: seedOf(operator),
    account: seedOf(account),
    commanders: seedOf(commanders),
    system: seedOf(system),
    pseudonyms,
    ...(routes === undefined ? {} : { routes }),
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
    routes: seeds.routes,
  };
}
