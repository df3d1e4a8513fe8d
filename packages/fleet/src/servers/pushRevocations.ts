import { objectShape, optionalShape, textShape } from "@shipslog/contract/internal";
import { connectFleet } from "../broker/connectFleet.ts";
import type { Credential } from "../credential/Credential.ts";
import type { FleetFolder } from "../provisioning/FleetFolder.ts";
import { signCommanders } from "../provisioning/tokens.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

/** The part of a server's answer that is used. */
interface UpdateAnswer {
  readonly error?: UpdateError;
}

interface UpdateError {
  readonly description?: string;
}

const answerShape = objectShape<UpdateAnswer>({
  error: optionalShape(objectShape<UpdateError>({ description: optionalShape(textShape) })),
});

/** Sends the revocations to the running servers, which close the affected connections at once. */
export async function pushRevocations(folder: FleetFolder, system: Credential): Promise<void> {
  const connection = await connectFleet(system, { name: "shipslog revoke" });
  try {
    let sent = -1;
    let known = 0;
    while (sent < known) {
      const { revocations } = await folder.readRegister();
      const account = await signCommanders(folder.keys, revocations, await folder.readRegistrarRole());
      const answer = await connection.request("$SYS.REQ.CLAIMS.UPDATE", account, { timeout: 5000 });
      const { error } = parseFleetJson(answer.string(), answerShape, "CLAIMS.UPDATE", "odd-server");
      if (error !== undefined) throw new Error(error.description ?? "the servers rejected the account");
      sent = Object.keys(revocations).length;
      // Another command may have revoked meanwhile, and its update may have arrived before this one.
      known = Object.keys((await folder.readRegister()).revocations).length;
    }
  } finally {
    await connection.close();
  }
}
