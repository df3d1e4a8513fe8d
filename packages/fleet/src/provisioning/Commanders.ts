import { kinds } from "@shipslog/contract";
import type { CommanderCredential } from "../credential/Credential.ts";
import { FleetError } from "../FleetError.ts";
import { partitionOf } from "../message/partition.ts";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import type { CredentialFiles } from "./CredentialFiles.ts";
import type { FleetLayout } from "./FleetLayout.ts";
import type { Keys } from "./Keys.ts";
import { commanderLimits, commanderPermissions } from "./permissions.ts";
import type { RegisterFile } from "./RegisterFile.ts";
import { signUser } from "./tokens.ts";

/** What commanders are invited with. */
interface Inviting {
  readonly layout: FleetLayout;
  readonly keys: Keys;
  readonly register: RegisterFile;
  readonly credentials: CredentialFiles;
}

/** The commanders of a fleet: invites them, revokes their credentials, and enters both in the register. */
export class Commanders {
  readonly #inviting: Inviting;

  constructor(inviting: Inviting) {
    this.#inviting = inviting;
  }

  /** The pseudonym of a commander. Who has joined with a name of their own choice keeps the one of the code. */
  async pseudonymOf(name: string): Promise<string> {
    const { register, keys } = this.#inviting;
    const { invited } = await register.read();
    return invited.get(name)?.commander ?? pseudonymOf(name, keys.pseudonyms);
  }

  /** Invites a commander and returns the path of the credential. A repeated invitation issues a new one for the same pseudonym. */
  async invite(name: string, extraKinds: Iterable<string>, untilSeconds: number | undefined): Promise<string> {
    const { layout, keys, register, credentials } = this.#inviting;
    await register.requireName(name);
    const id = await this.pseudonymOf(name);
    const partition = partitionOf(id, layout.partitions);
    const commander: CommanderCredential = { id, partition, kinds: [...new Set([...kinds, ...extraKinds])] };
    const permissions = commanderPermissions(id, partition, commander.kinds);
    const end = untilSeconds === undefined ? {} : { untilSeconds };
    const limits = { ...commanderLimits(layout.limits.longestBytes), ...end };
    const user = await signUser(keys.commanders, id, permissions, limits);
    // Registered first: a credential that is not in the register could never be revoked.
    await register.append({ invited: name, commander: id, publicKey: user.publicKey, ...end });
    return await credentials.write(name, user, commander);
  }

  /** Enters the revocation of all credentials of a commander, and withdraws the codes that were made for them. */
  async revoke(name: string, nowMs: number): Promise<void> {
    const { register } = this.#inviting;
    const { codes } = await register.read();
    const unused = [...codes].filter(([, code]) => code.name === name && code.joined === undefined);
    for (const [hash, { isWithdrawn }] of unused) if (!isWithdrawn) await register.append({ withdrawn: hash });
    // Read again: a code that was used just before it was withdrawn counts, and has given a credential.
    const { invited, revocations } = await register.read();
    const invitation = invited.get(name);
    if (invitation === undefined && unused.length === 0) throw new FleetError("unknown-commander", name);
    const untilSeconds = Math.ceil(nowMs / 1000);
    for (const publicKey of invitation?.publicKeys ?? []) {
      if (!revocations.has(publicKey)) await register.append({ revoked: publicKey, untilSeconds });
    }
  }
}
