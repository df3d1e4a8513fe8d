import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeUser } from "@nats-io/jwt";
import { parseAddress, type Address } from "../credential/Address.ts";
import { hashSecret } from "./InvitationCode.ts";
import { FleetError } from "../FleetError.ts";
import { partitionOf } from "../message/partition.ts";
import { isCommanderName, isRole } from "../commanderName.ts";
import { readLayout, serversOf, type FleetLayout } from "../provisioning/FleetLayout.ts";
import { inboxOf } from "../provisioning/permissions.ts";
import { isTaken, namesByKey, type IssuedCode, type Register } from "../provisioning/Register.ts";
import { RegisterFile } from "../provisioning/RegisterFile.ts";
import { readSettings, signerOf, type RegistrarSettings } from "../provisioning/RegistrarFile.ts";
import { type JoinAnswer, isSigned, type JoinRequest } from "./JoinRequest.ts";
import type { RefusalCode } from "./refusals.ts";

/** A commander who has joined, or why not. */
export type Redemption =
  | { readonly answer: JoinAnswer; readonly name: string; readonly isRepeated: boolean }
  | { readonly refusal: RefusalCode };

/** Gives credentials for invitation codes. It reads its own key and the register, never the keys of the operator. */
export class Registrar {
  readonly settings: RegistrarSettings;
  readonly #layout: FleetLayout;
  readonly #register: RegisterFile;

  private constructor(path: string, layout: FleetLayout, settings: RegistrarSettings) {
    this.#layout = layout;
    this.#register = new RegisterFile(path);
    this.settings = settings;
  }

  /** Opens the registrar of a fleet's folder. */
  static async open(path: string): Promise<Registrar> {
    const layout = await readLayout(path);
    const settings = await readSettings(path);
    if (layout === undefined) throw new FleetError("not-a-fleet", path);
    if (settings === undefined) throw new FleetError("no-registrar", path);
    return new Registrar(path, layout, settings);
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
    if (code.joined !== undefined) return await this.#give(before, code, request, true);
    const refusal = reasonAgainst(before, code, request, nowMs);
    if (refusal !== undefined) return { refusal };
    const name = code.name ?? request.name ?? "";
    await this.#register.append({ joined: hash, name, publicKey: request.publicKey, atMs: nowMs });
    const after = await this.#register.read();
    const used = after.codes.get(hash) ?? code;
    // Another was first: with this code, or with this name.
    if (used.joined === undefined) return { refusal: used.isWithdrawn ? "withdrawn-code" : "taken-name" };
    return await this.#give(after, used, request, false);
  }

  async #give(
    { revocations }: Register,
    { commander, joined }: IssuedCode,
    { publicKey }: JoinRequest,
    isRepeated: boolean,
  ): Promise<Redemption> {
    if (joined?.publicKey !== publicKey) return { refusal: "used-code" };
    if (revocations[publicKey] !== undefined) return { refusal: "revoked" };
    const { partitions, replicas, limits } = this.#layout;
    const { account, kinds } = this.settings;
    const partition = partitionOf(commander, partitions);
    const signing = { signer: signerOf(this.settings), scopedUser: true };
    // Servers lower the case of tags; a number has none.
    const token = await encodeUser(commander, publicKey, account, { tags: [`partition:${partition}`] }, signing);
    const answer: JoinAnswer = {
      version: 1,
      token,
      servers: serversOf(this.#layout),
      inbox: inboxOf(commander),
      partitions,
      replicas,
      limits,
      commander: { id: commander, partition, kinds },
    };
    return { answer, name: joined.name, isRepeated };
  }
}

function reasonAgainst(
  register: Register,
  code: IssuedCode,
  { name, publicKey }: JoinRequest,
  nowMs: number,
): RefusalCode | undefined {
  if (code.isWithdrawn) return "withdrawn-code";
  if (nowMs >= code.untilMs) return "expired-code";
  if (namesByKey(register).has(publicKey)) return "known-key";
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
