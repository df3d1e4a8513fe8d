import { encodeUser, fmtCreds } from "@nats-io/jwt";
import { createUser } from "@nats-io/nkeys";
import { kinds } from "@shipslog/contract";
import { numberOption, objectOption, required, requireOption } from "@shipslog/contract/internal";
import type { Credential } from "../credential/Credential.ts";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";
import { partitionOf } from "../message/partition.ts";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import { commanderLimits, commanderPermissions, inboxOf } from "./permissions.ts";
import { makeCredential, readAuthority } from "./CredentialFiles.ts";
import type { FleetFolder } from "./FleetFolder.ts";

/** The tag of credentials that were lent. */
export const lentTag = "lent";

/**
 * Returns a function that signs credentials for simulated commanders. They are not in the register and cannot be revoked, so they end at the given
 * time and are never written to a file.
 */
export async function lendCredentials(
  folder: FleetFolder,
  untilMs: number,
): Promise<(name: string) => Promise<Credential>> {
  requireOption("folder", folder, required(objectOption));
  requireOption("untilMs", untilMs, required(numberOption({ min: 0, unit: "milliseconds" })));
  const { keys, layout } = folder;
  const authority = await readAuthority(folder.path);
  const exp = Math.ceil(untilMs / 1000);
  return async (name) => {
    const id = pseudonymOf(name, keys.pseudonyms);
    const partition = partitionOf(id, layout.partitions);
    const user = new NativeKeyPair(createUser());
    const claims = {
      ...commanderPermissions(id, partition, kinds),
      ...commanderLimits(layout.limits.longestBytes),
      data: -1,
      tags: [lentTag],
    };
    const token = await encodeUser(id, user, keys.commanders, claims, { exp });
    const credentials = new TextDecoder().decode(fmtCreds(token, user));
    return {
      ...makeCredential(layout, authority, inboxOf(id), credentials),
      commander: { id, partition, kinds },
    };
  };
}
