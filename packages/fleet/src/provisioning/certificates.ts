import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { FleetError } from "../FleetError.ts";

/** An authority is in every credential, so that it lasts. The keys that it signs are on machines that others reach. */
const authorityDays = 3650;
const certificateDays = 825;
const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
const run = promisify(execFile);

/** The authorities of a fleet, by the names of their files in `tls`: the one that clients trust, and the one that servers trust among themselves. */
export const authorities = ["authority", "route-authority"] as const;
type Authority = (typeof authorities)[number];

/**
 * The certificates of a fleet, by the names of their files: who signs them, and for what. Only a route may be a client: a server would
 * take any client with a certificate of its authority for another server of the cluster.
 */
const certificates = {
  server: { authority: "authority", usage: "serverAuth" },
  registrar: { authority: "authority", usage: "serverAuth" },
  route: { authority: "route-authority", usage: "serverAuth,clientAuth" },
} as const satisfies Readonly<Record<string, { readonly authority: Authority; readonly usage: string }>>;

/** What a certificate is for. */
export type CertificateName = keyof typeof certificates;

/** Creates a certificate authority in a folder, with the openssl command. */
export async function makeAuthority(folder: string, name: Authority): Promise<void> {
  const files = ["-keyout", join(folder, `${name}.key`), "-out", join(folder, `${name}.pem`)];
  const subject = name === "authority" ? "/CN=shipslog fleet" : "/CN=shipslog routes";
  await openssl(folder, ["req", "-x509", ...elliptic, ...files, "-days", String(authorityDays), "-subj", subject]);
}

/** Creates a certificate for hosts in a folder, as `name.pem` with `name.key`, signed by its authority. */
export async function makeCertificate(folder: string, name: CertificateName, hosts: readonly string[]): Promise<void> {
  const { authority, usage } = certificates[name];
  const at = (extension: string) => join(folder, `${name}.${extension}`);
  const names = hosts.map((host) => (isIP(host) !== 0 ? `IP:${host}` : `DNS:${host}`)).join(",");
  await writeFile(at("extensions"), `subjectAltName=${names}\nextendedKeyUsage=${usage}\nbasicConstraints=CA:FALSE\n`);
  const subject = ["-subj", `/CN=shipslog ${name}`];
  await openssl(folder, ["req", ...elliptic, "-keyout", at("key"), "-out", at("csr"), ...subject]);
  const signing = [
    "-CA",
    join(folder, `${authority}.pem`),
    "-CAkey",
    join(folder, `${authority}.key`),
    "-CAcreateserial",
    "-extfile",
    at("extensions"),
  ];
  const days = ["-days", String(certificateDays)];
  await openssl(folder, ["x509", "-req", "-in", at("csr"), "-out", at("pem"), ...days, ...signing]);
}

async function openssl(folder: string, given: readonly string[]): Promise<void> {
  try {
    await run("openssl", given);
  } catch (error) {
    const reason = reasonIn((error as { readonly stderr?: string }).stderr ?? "");
    throw new FleetError("no-openssl", reason === undefined ? folder : `${folder}: ${reason}`, error);
  }
}

/** Why openssl has failed, in its own words; undefined if it has not run or says nothing. */
function reasonIn(said: string): string | undefined {
  return said.split("\n").find((line) => /can't|cannot|unable|error/i.test(line));
}
