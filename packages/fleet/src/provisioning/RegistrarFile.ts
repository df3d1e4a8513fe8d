import { createAccount, fromSeed, type KeyPair } from "@nats-io/nkeys";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";

/** What the registrar needs to sign credentials of commanders, and nothing else: it never reads the keys of the operator. */
export interface RegistrarSettings {
  readonly format: typeof registrarFormat;
  readonly version: 1;
  /** Where players reach it, as codes say it: `host:port`. */
  readonly address: string;
  /** The public key of the account of commanders. */
  readonly account: string;
  /** The seed of a key that can sign commanders and nothing else. */
  readonly seed: string;
  /** The kinds that a commander may send. */
  readonly kinds: readonly string[];
}

/** The value of `format` in the settings. */
export const registrarFormat = "shipslog-registrar";

/** The file with the settings, in the folder of a fleet. */
export const registrarFile = "registrar.json";

/** What servers must know about the registrar: its key, and what it may give to commanders. */
export interface RegistrarRole {
  readonly publicKey: string;
  readonly kinds: readonly string[];
  readonly longestBytes: number;
}

/** Makes the settings of a registrar, with a new key. */
export function makeRegistrar(address: string, account: string, kinds: readonly string[]): RegistrarSettings {
  const seed = new TextDecoder().decode(createAccount().getSeed());
  return { format: registrarFormat, version: 1, address, account, seed, kinds };
}

/** The key of the registrar. */
export function signerOf({ seed }: RegistrarSettings): KeyPair {
  return new NativeKeyPair(fromSeed(new TextEncoder().encode(seed)));
}

/** What servers must know of the settings. */
export function roleOf(settings: RegistrarSettings, longestBytes: number): RegistrarRole {
  return { publicKey: signerOf(settings).getPublicKey(), kinds: settings.kinds, longestBytes };
}
