import { readFile } from "node:fs/promises";
import { connectFleet } from "../broker/connectFleet.ts";
import { parseCredential } from "../credential/Credential.ts";
import { lentTag } from "../provisioning/lendCredentials.ts";
import { listAllConnections } from "../servers/listConnections.ts";
import type { FleetExamination } from "./Examined.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";

/** Finds connections with keys that neither the register nor a credential of a role has. */
export async function examineKeys({ folder }: FleetExamination): Promise<readonly FleetFinding[]> {
  const path = folder.credentialPath("system");
  const known = new Set([...(await folder.roleKeys()), ...(await folder.readRegister()).names.keys()]);
  const { commanders } = folder.keys;
  let system;
  try {
    system = await connectFleet(parseCredential(await readFile(path, "utf8"), path), { name: "shipslog doctor" });
  } catch {
    // What is wrong with the servers or the credential has a finding of its own.
    return [];
  }
  try {
    const connections = await listAllConnections(system);
    const unknown = connections.filter(({ publicKey, issuer, tags }) => {
      // Simulated commanders have credentials that end by themselves, signed by the account and not by the registrar.
      const isLent = tags.includes(lentTag) && issuer === commanders.getPublicKey();
      return publicKey !== "" && !known.has(publicKey) && !isLent;
    });
    return [...Map.groupBy(unknown, ({ publicKey }) => publicKey)].map(([publicKey, { length }]) =>
      found("key-unknown", publicKey, `${length} ${length === 1 ? "connection has" : "connections have"} this key`),
    );
  } finally {
    await system.close();
  }
}
