import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseCredential } from "../credential/Credential.ts";
import type { FleetExamination } from "./Examined.ts";
import { usualRoles } from "../provisioning/FleetFolder.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";

/** Files that every fleet has beside its server configurations, and that only the operator may read. */
const secrets = ["keys.json", "register.jsonl", "tls/authority.key", "tls/server.key"];

/** Files that a fleet with an authority for its routes has. */
const routeSecrets = ["tls/route-authority.key", "tls/route.key"];

/** Files that only a fleet with a registrar has. */
const registrarSecrets = ["registrar.json", "tls/registrar.key"];

/** Everybody but the owner. */
const others = 0o077;

/** Examines the secret files: whether they are there, only the operator can read them, and credentials are of this fleet. */
export async function examineSecrets({ folder }: FleetExamination): Promise<readonly FleetFinding[]> {
  const configs = folder.layout.nodes.map((_, index) => `node-${index + 1}/nats.conf`);
  const wanted = usualRoles.map((role) => `credentials/${role}.json`);
  const listed = (await readdir(join(folder.path, "credentials")).catch(() => [])).map((name) => `credentials/${name}`);
  const credentials = [...new Set([...wanted, ...listed])].filter((name) => name.endsWith(".json"));
  const findings: FleetFinding[] = [];
  // A fleet of an earlier version has a finding of its own.
  const wantedSecrets = folder.keys.routes === undefined ? secrets : [...secrets, ...routeSecrets];
  for (const name of [...wantedSecrets, ...registrarSecrets, ...configs, ...credentials]) {
    const path = join(folder.path, name);
    const mode = await stat(path).then(
      (stats) => stats.mode,
      () => undefined,
    );
    if (mode === undefined && registrarSecrets.includes(name)) continue;
    if (mode === undefined) findings.push(found("file-missing", path, "it is not there"));
    else if ((mode & others) !== 0) findings.push(found("file-readable", path, `its mode is ${printMode(mode)}`));
    if (mode !== undefined && credentials.includes(name)) {
      findings.push(...(await examineCredential(path, folder.path)));
    }
  }
  const { account, commanders } = folder.keys;
  if (account.getPublicKey() === commanders.getPublicKey()) {
    findings.push(found("one-account", folder.path, "collectors and commanders share one account"));
  }
  return findings;
}

const printMode = (mode: number) => (mode & 0o777).toString(8).padStart(4, "0");

async function examineCredential(path: string, folder: string): Promise<readonly FleetFinding[]> {
  const authority = await readFile(join(folder, "tls/authority.pem"), "utf8").catch(() => undefined);
  try {
    const credential = parseCredential(await readFile(path, "utf8"), path);
    if (authority === undefined || credential.authority.trim() === authority.trim()) return [];
    return [found("credential-foreign", path, "its authority is not the one in tls/")];
  } catch (error) {
    return [found("credential-invalid", path, error instanceof Error ? error.message : String(error))];
  }
}
