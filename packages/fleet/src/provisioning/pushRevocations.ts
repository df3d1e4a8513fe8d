import { connectFleet } from "../broker/connectFleet.ts";
import type { Credential } from "../credential/Credential.ts";
import type { FleetFolder } from "./FleetFolder.ts";
import { signAccount } from "./tokens.ts";

/** Sends the revocations to the running servers, which close the affected connections at once. */
export async function pushRevocations(folder: FleetFolder, system: Credential): Promise<void> {
  const connection = await connectFleet(system, { name: "shipslog revoke" });
  try {
    const account = await signAccount(folder.keys, folder.register.revocations);
    const answer = await connection.request("$SYS.REQ.CLAIMS.UPDATE", account, { timeout: 5000 });
    const { error } = JSON.parse(answer.string()) as { error?: { description?: string } };
    if (error !== undefined) throw new Error(error.description ?? "the servers rejected the account");
  } finally {
    await connection.close();
  }
}
