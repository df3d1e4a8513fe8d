import { join } from "node:path";
import { createAccount, type KeyPair } from "@nats-io/nkeys";
import { kinds } from "@shipslog/contract";
import { filledTextShape, filledTextsShape, objectShape, oneOfShape, valueShape } from "@shipslog/contract/internal";
import { parseAddress, printAddress, type Address } from "../credential/Address.ts";
import { parseFleetJson } from "../requireFleetShape.ts";
import { makeCertificate } from "./certificates.ts";
import type { FleetLayout } from "./FleetLayout.ts";
import { pairOf, seedShape } from "./Keys.ts";
import { createSecret, readIfPresent, writeSecret } from "./secretFiles.ts";

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

const registrarFormat = "shipslog-registrar";

const addressShape = valueShape<string>({
  allowed: "an address as host:port",
  accepts: (value) => typeof value === "string" && parseAddress(value) !== undefined,
});

const settingsShape = objectShape<RegistrarSettings>({
  format: oneOfShape([registrarFormat]),
  version: oneOfShape([1]),
  address: addressShape,
  account: filledTextShape,
  seed: seedShape,
  kinds: filledTextsShape,
});

/** What servers must know about the registrar: its key, and what it may give to commanders. */
export interface RegistrarRole {
  readonly publicKey: string;
  readonly kinds: readonly string[];
  readonly longestBytes: number;
}

/** The key of the registrar. */
export function signerOf({ seed }: RegistrarSettings): KeyPair {
  return pairOf(seed);
}

const settingsPath = (folder: string) => join(folder, "registrar.json");

/** Reads the settings of the registrar in the folder of a fleet; undefined if the fleet has none yet. */
export async function readSettings(folder: string): Promise<RegistrarSettings | undefined> {
  const path = settingsPath(folder);
  const text = await readIfPresent(path);
  return text === undefined ? undefined : parseFleetJson(text, settingsShape, path, "damaged-fleet");
}

/** The default port of the registrar, counted from the first server: clients, routes and monitoring are at 0, 10 and 20. */
const registrarOffset = 30;

const loopback = "127.0.0.1";

/** The settings of the registrar on disk, with its certificate. */
export class RegistrarFile {
  readonly #folder: string;
  readonly #layout: FleetLayout;
  /** The public key of the account of commanders. */
  readonly #account: string;

  constructor(folder: string, layout: FleetLayout, account: string) {
    this.#folder = folder;
    this.#layout = layout;
    this.#account = account;
  }

  /** Reads where the registrar is and what it signs with; undefined in a fleet that has none yet. */
  async read(): Promise<RegistrarSettings | undefined> {
    return await readSettings(this.#folder);
  }

  /** Reads what servers must know about the registrar. */
  async readRole(): Promise<RegistrarRole | undefined> {
    const settings = await this.read();
    if (settings === undefined) return undefined;
    const { longestBytes } = this.#layout.limits;
    return { publicKey: signerOf(settings).getPublicKey(), kinds: settings.kinds, longestBytes };
  }

  /** Sets where players reach the registrar, with a certificate for it; by default near the first server. Returns the settings. */
  async set(given?: Address): Promise<RegistrarSettings> {
    const address = given ?? this.#usualAddress();
    const printed = printAddress(address);
    const path = settingsPath(this.#folder);
    const existing = await this.read();
    if (existing !== undefined && (given === undefined || existing.address === printed)) return existing;
    const settings = existing === undefined ? this.#make(printed) : { ...existing, address: printed };
    // Of two commands that do this at the same time, one makes the key and the certificate.
    if (existing === undefined && !(await createSecret(path, printSettings(settings)))) return await this.set(given);
    await this.#certify(address);
    // Written last: an interrupted command that is repeated makes the certificate again.
    if (existing !== undefined) await writeSecret(path, printSettings(settings));
    return settings;
  }

  /** Makes a new key to sign with and a new certificate. Whatever the key before has signed is void when the servers know the new one. */
  async rotate(): Promise<void> {
    const { address } = await this.set();
    await this.#certify(parseAddress(address) ?? this.#usualAddress());
    await this.replaceKey();
  }

  /** Makes a new key to sign with, which a running registrar uses from then on. */
  async replaceKey(): Promise<void> {
    const { address } = await this.set();
    await writeSecret(settingsPath(this.#folder), printSettings(this.#make(address)));
  }

  async #certify({ host }: Address): Promise<void> {
    const hosts = new Set([host, loopback, "localhost"]);
    await makeCertificate(join(this.#folder, "tls"), "registrar", [...hosts]);
  }

  #usualAddress(): Address {
    const [first] = this.#layout.nodes;
    return { host: first?.host ?? this.#layout.host, port: (first?.client ?? 0) + registrarOffset };
  }

  #make(address: string): RegistrarSettings {
    const seed = new TextDecoder().decode(createAccount().getSeed());
    return { format: registrarFormat, version: 1, address, account: this.#account, seed, kinds };
  }
}

const printSettings = (settings: RegistrarSettings) => `${JSON.stringify(settings, null, 2)}\n`;
