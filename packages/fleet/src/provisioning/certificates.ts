import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { FleetError } from "../FleetError.ts";

const days = "3650";
const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
const run = promisify(execFile);

/** Creates a certificate authority and a certificate for the servers in a folder, with the openssl command. */
export async function makeCertificates(folder: string, hosts: readonly string[]): Promise<void> {
  const at = (name: string) => join(folder, name);
  const names = hosts.map((host) => (/^[\d.:]+$/.test(host) ? `IP:${host}` : `DNS:${host}`)).join(",");
  const usage = "extendedKeyUsage=serverAuth,clientAuth";
  await writeFile(at("extensions"), `subjectAltName=${names}\n${usage}\nbasicConstraints=CA:FALSE\n`);
  try {
    await run("openssl", [
      ...["req", "-x509", ...elliptic, "-keyout", at("authority.key"), "-out", at("authority.pem")],
      ...["-days", days, "-subj", "/CN=shipslog fleet"],
    ]);
    await run("openssl", [
      ...["req", ...elliptic, "-keyout", at("server.key"), "-out", at("server.csr"), "-subj", "/CN=shipslog server"],
    ]);
    await run("openssl", [
      ...["x509", "-req", "-in", at("server.csr"), "-out", at("server.pem"), "-days", days],
      ...["-CA", at("authority.pem"), "-CAkey", at("authority.key"), "-CAcreateserial", "-extfile", at("extensions")],
    ]);
  } catch (error) {
    throw new FleetError("no-openssl", folder, error);
  }
}
