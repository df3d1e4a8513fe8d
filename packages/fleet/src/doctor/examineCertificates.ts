import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FleetExamination } from "./Examined.ts";
import { hostOfAddress } from "./hostOfAddress.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";

const dayMs = 86_400_000;

/** Examines the certificates in the folder: who signed them, for which hosts, and until when. */
export async function examineCertificates(examination: FleetExamination): Promise<readonly FleetFinding[]> {
  const { folder } = examination;
  const [authority, server] = await Promise.all(
    ["authority", "server"].map((name) => readCertificate(join(folder.path, "tls", `${name}.pem`))),
  );
  const findings: FleetFinding[] = [];
  for (const each of [authority, server]) {
    if (each === undefined) continue;
    if (each.certificate === undefined) findings.push(found("certificate-invalid", each.path, each.problem));
    else findings.push(...examineDates(each.path, each.certificate, examination));
  }
  if (server?.certificate === undefined) return findings;
  if (authority?.certificate !== undefined && !server.certificate.verify(authority.certificate.publicKey)) {
    findings.push(found("certificate-invalid", server.path, "the authority in tls/ has not signed it"));
  }
  const hosts = new Set(folder.servers.map(hostOfAddress));
  for (const host of hosts) {
    if (isFor(server.certificate, host)) continue;
    findings.push(found("certificate-host", server.path, `it is not for ${host}, which the servers are reached at`));
  }
  return findings;
}

interface ReadCertificate {
  readonly path: string;
  readonly certificate?: X509Certificate;
  readonly problem: string;
}

async function readCertificate(path: string): Promise<ReadCertificate> {
  try {
    return { path, certificate: new X509Certificate(await readFile(path)), problem: "" };
  } catch (error) {
    return { path, problem: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function examineDates(path: string, certificate: X509Certificate, { clock, limits }: FleetExamination) {
  const leftMs = Date.parse(certificate.validTo) - clock.nowMs();
  const until = certificate.validTo;
  if (leftMs < 0) return [found("certificate-expired", path, `it was valid until ${until}`)];
  if (Date.parse(certificate.validFrom) > clock.nowMs() + limits.clockMs) {
    return [found("certificate-early", path, `it is valid from ${certificate.validFrom} on`)];
  }
  if (leftMs > limits.expiryMs) return [];
  return [
    found("certificate-expires", path, `it is valid for ${Math.floor(leftMs / dayMs)} more days, until ${until}`),
  ];
}

const isFor = (certificate: X509Certificate, host: string) =>
  (/^[\d.]+$|:/.test(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined;
