import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { FleetError } from "../FleetError.ts";

const days = "3650";
const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
const run = promisify(execFile);

/** Creates a certificate authority and a certificate for the servers in a folder, with the openssl command. */
export async function makeCertificates(folder: string, hosts: readonly string[]): Promise<void> {
  const at = (name: string) => join(folder, name);
  const files = ["-keyout", at("authority.key"), "-out", at("authority.pem")];
  await openssl(folder, ["req", "-x509", ...elliptic, ...files, "-days", days, "-subj", "/CN=shipslog fleet"]);
  await makeCertificate(folder, "server", hosts);
}

/** Creates a certificate of the authority in a folder, as `name.pem` with `name.key`. */
export async function makeCertificate(folder: string, name: string, hosts: readonly string[]): Promise<void> {
  const at = (extension: string) => join(folder, `${name}.${extension}`);
  const authority = (extension: string) => join(folder, `authority.${extension}`);
  const names = hosts.map((host) => (isIP(host) !== 0 ? `IP:${host}` : `DNS:${host}`)).join(",");
  const usage = "extendedKeyUsage=serverAuth,clientAuth";
  await writeFile(at("extensions"), `subjectAltName=${names}\n${usage}\nbasicConstraints=CA:FALSE\n`);
  const subject = ["-subj", `/CN=shipslog ${name}`];
  await openssl(folder, ["req", ...elliptic, "-keyout", at("key"), "-out", at("csr"), ...subject]);
  const signing = [
    "-CA",
    authority("pem"),
    "-CAkey",
    authority("key"),
    "-CAcreateserial",
    "-extfile",
    at("extensions"),
  ];
  await openssl(folder, ["x509", "-req", "-in", at("csr"), "-out", at("pem"), "-days", days, ...signing]);
}

async function openssl(folder: string, given: readonly string[]): Promise<void> {
  try {
    await run("openssl", given);
  } catch (error) {
    throw new FleetError("no-openssl", folder, error);
  }
}
