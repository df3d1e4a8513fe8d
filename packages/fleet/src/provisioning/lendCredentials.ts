import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeUser, fmtCreds } from "@nats-io/jwt";
import { createUser } from "@nats-io/nkeys";
import { kinds } from "@shipslog/contract";
import { numberOption, objectOption, required, requireOption } from "@shipslog/contract/internal";
import { credentialFormat, type Credential } from "../credential/Credential.ts";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";
import { partitionOf } from "../partition/partition.ts";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import { commanderLimits } from "./commanderLimits.ts";
import type { FleetFolder } from "./FleetFolder.ts";
import { commanderPermissions, inboxOf } from "./permissions.ts";

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
  const { keys, servers } = folder;
  const { partitions, replicas, limits } = folder.layout;
  const authority = await readFile(join(folder.path, "tls", "authority.pem"), "utf8");
  const exp = Math.ceil(untilMs / 1000);
  return async (name) => {
    const id = pseudonymOf(name, keys.pseudonyms);
    const partition = partitionOf(id, partitions);
    const user = new NativeKeyPair(createUser());
    const claims = {
      ...commanderPermissions(id, partition, kinds),
      ...commanderLimits(limits.longestBytes),
      data: -1,
    };
    const token = await encodeUser(id, user, keys.commanders, claims, { exp });
    const credentials = new TextDecoder().decode(fmtCreds(token, user));
    return {
      ...{ format: credentialFormat, version: 1, servers, authority, inbox: inboxOf(id), credentials },
      ...{ partitions, replicas, limits, commander: { id, partition, kinds } },
    };
  };
}
