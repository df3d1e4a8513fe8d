import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeUser } from "@nats-io/jwt";
import { parseAddress, type Address } from "../credential/Address.ts";
import { lifetimes } from "../credential/lifetime.ts";
import { hashSecret } from "./InvitationCode.ts";
import { FleetError } from "../FleetError.ts";
import { partitionOf } from "../message/partition.ts";
import { isCommanderName, isRole } from "../commanderName.ts";
import { readLayout, serversOf } from "../provisioning/FleetLayout.ts";
import { inboxOf } from "../provisioning/permissions.ts";
import { isTaken, type IssuedCode, type Register } from "../provisioning/Register.ts";
import { RegisterFile } from "../provisioning/RegisterFile.ts";
import { readSettings, signerOf, type RegistrarSettings } from "../provisioning/RegistrarFile.ts";
import { type JoinAnswer, isSigned, type JoinRequest, type RenewRequest } from "./JoinRequest.ts";
import type { RefusalCode } from "./refusals.ts";

/** A commander who has joined, or why not. */
export type Redemption =
  | { readonly answer: JoinAnswer; readonly name: string; readonly isRepeated: boolean }
  | { readonly refusal: RefusalCode };

/** Gives credentials for invitation codes. It reads its own key and the register, never the keys of the operator. */
export class Registrar {
  /** As they were when it was opened; the key to sign with may have been replaced since. */
  readonly settings: RegistrarSettings;
  readonly #path: string;
  readonly #register: RegisterFile;

  private constructor(path: string, settings: RegistrarSettings) {
    this.#path = path;
    this.#register = new RegisterFile(path);
    this.settings = settings;
  }

  /** Opens the registrar of a fleet's folder. */
  static async open(path: string): Promise<Registrar> {
    if ((await readLayout(path)) === undefined) throw new FleetError("not-a-fleet", path);
    const settings = (await readSettings(path)) ?? raise("no-registrar", path);
    return new Registrar(path, settings);
  }

  /** Where players reach the registrar. */
  get address(): Address {
    const address = parseAddress(this.settings.address);
    if (address === undefined) throw new FleetError("damaged-fleet", this.settings.address);
    return address;
  }

  /**
   * Uses a code. The entry in the register decides: who is first there has used it, whatever happens afterwards, and gets the
   * credential again with the same key.
   */
  async redeem(request: JoinRequest, nowMs: number): Promise<Redemption> {
    const hash = hashSecret(request.secret);
    const before = await this.#register.read();
    const code = before.codes.get(hash);
    // First of all, because it costs nothing: strangers have no code.
    if (code === undefined) return { refusal: "unknown-code" };
    if (!isSigned(request)) return { refusal: "malformed" };
    if (code.joined !== undefined) {
      return code.joined.publicKey === request.publicKey
        ? await this.#give(await this.#enterRenewal(nowMs), code, request, true, nowMs)
        : { refusal: "used-code" };
    }
    const refusal = reasonAgainst(before, code, request, nowMs);
    if (refusal !== undefined) return { refusal };
    const name = code.name ?? request.name ?? "";
    const { publicKey } = request;
    await this.#register.append({ joined: hash, name, publicKey, atMs: nowMs, untilSeconds: endOf(nowMs) });
    const after = await this.#register.read();
    const used = after.codes.get(hash) ?? code;
    // Another was first: with this code, or with this name.
    if (used.joined === undefined) return { refusal: used.isWithdrawn ? "withdrawn-code" : "taken-name" };
    return await this.#give(after, used, request, false, nowMs);
  }

  /**
   * Gives a commander a credential that lasts longer than the one before, for the same key. Up to when is in the register before it is given,
   * once a day: a key that is revoked afterwards is listed until then.
   */
  async renew(request: RenewRequest, nowMs: number): Promise<Redemption> {
    const { publicKey } = request;
    const before = await this.#register.read();
    // First of all, because it costs nothing: strangers have no key that the register knows.
    if (!before.names.has(publicKey)) return { refusal: "unknown-key" };
    if (!isSigned(request)) return { refusal: "malformed" };
    // The servers would take it for one that was given before everything was declared void.
    if (nowMs / 1000 < before.clearedUntilSeconds + 1) return { refusal: "busy" };
    const { names, invited, revocations } = await this.#enterRenewal(nowMs);
    const name = names.get(publicKey) ?? "";
    if (revocations.has(publicKey)) return { refusal: "revoked" };
    return { answer: await this.#sign(invited.get(name)?.commander ?? "", publicKey, nowMs), name, isRepeated: true };
  }

  /** Enters up to when credentials last that are given again now, and returns what is in the register then. */
  async #enterRenewal(nowMs: number): Promise<Register> {
    const untilSeconds = endOf(nowMs);
    if ((await this.#register.read()).renewingUntilSeconds < untilSeconds) {
      const renewing = new Date(nowMs).toISOString();
      await this.#register.append({ renewing, untilSeconds: untilSeconds + daySeconds });
    }
    return await this.#register.read();
  }

  async #give(
    { revocations }: Register,
    { commander, joined }: IssuedCode,
    { publicKey }: JoinRequest,
    isRepeated: boolean,
    nowMs: number,
  ): Promise<Redemption> {
    if (joined?.publicKey !== publicKey) return { refusal: "used-code" };
    if (revocations.has(publicKey)) return { refusal: "revoked" };
    return { answer: await this.#sign(commander, publicKey, nowMs), name: joined.name, isRepeated };
  }

  /** Signs a credential with what the folder says now: the operator may have replaced the key or a server. */
  async #sign(commander: string, publicKey: string, nowMs: number): Promise<JoinAnswer> {
    const layout = (await readLayout(this.#path)) ?? raise("not-a-fleet", this.#path);
    const settings = (await readSettings(this.#path)) ?? raise("no-registrar", this.#path);
    const { partitions, replicas, limits } = layout;
    const { account, kinds } = settings;
    const partition = partitionOf(commander, partitions);
    const signing = { signer: signerOf(settings), scopedUser: true, exp: endOf(nowMs) };
    // Servers lower the case of tags; a number has none.
    const token = await encodeUser(commander, publicKey, account, { tags: [`partition:${partition}`] }, signing);
    return {
      version: 1,
      token,
      servers: serversOf(layout),
      inbox: inboxOf(commander),
      partitions,
      replicas,
      limits,
      commander: { id: commander, partition, kinds },
    };
  }
}

const daySeconds = 86_400;

const endOf = (nowMs: number) => Math.ceil(nowMs / 1000) + lifetimes.registrar;

function raise(code: "not-a-fleet" | "no-registrar", path: string): never {
  throw new FleetError(code, path);
}

function reasonAgainst(
  register: Register,
  code: IssuedCode,
  { name, publicKey }: JoinRequest,
  nowMs: number,
): RefusalCode | undefined {
  if (code.isWithdrawn) return "withdrawn-code";
  if (nowMs >= code.untilMs) return "expired-code";
  if (register.names.has(publicKey)) return "known-key";
  if (code.name !== undefined) return name === undefined || name === code.name ? undefined : "other-name";
  if (name === undefined) return "no-name";
  if (!isCommanderName(name)) return "odd-name";
  return isRole(name) || isTaken(register, name) ? "taken-name" : undefined;
}

/** Reads the certificate of a registrar with its authority, and its key. */
export async function readIdentity(path: string): Promise<{ readonly cert: string; readonly key: string }> {
  const read = (name: string) => readFile(join(path, "tls", name), "utf8");
  const [own, authority, key] = await Promise.all([
    read("registrar.pem"),
    read("authority.pem"),
    read("registrar.key"),
  ]);
  // Players compare the authority with the code, so that it is sent too.
  return { cert: `${own}${authority}`, key };
}
