import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FleetExamination } from "./Examined.ts";
import { hostOfAddress } from "../credential/Address.ts";
import { routeHostOf } from "../provisioning/FleetLayout.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";

const dayMs = 86_400_000;

/** Examines the certificates in the folder: who signed them, for which hosts, and until when. */
export async function examineCertificates(examination: FleetExamination): Promise<readonly FleetFinding[]> {
  const { folder } = examination;
  const read = (name: string) => readCertificate(join(folder.path, "tls", `${name}.pem`));
  const services = await listServices(examination);
  const findings: FleetFinding[] = [];
  for (const { name, who, addresses, signer, isFirst } of services) {
    const authority = await read(signer);
    if (isFirst) findings.push(...examineOne(authority, examination));
    const own = await read(name);
    findings.push(...examineOne(own, examination));
    if (own.certificate === undefined) continue;
    if (authority.certificate !== undefined && !own.certificate.verify(authority.certificate.publicKey)) {
      findings.push(found("certificate-invalid", own.path, `${signer}.pem in tls/ has not signed it`));
    }
    for (const host of new Set(addresses.map(hostOfAddress))) {
      if (isFor(own.certificate, host)) continue;
      findings.push(found("certificate-host", own.path, `it is not for ${host}, which ${who} reached at`));
    }
  }
  if (folder.keys.routes === undefined && folder.layout.nodes.length > 1) {
    const text = "the servers take whoever has a certificate of the fleet, such as the registrar, for one of them";
    findings.push(found("routes-shared", folder.path, text));
  }
  return findings;
}

/** Who shows which certificate at which addresses. Not every fleet has a registrar, or an authority for routes. */
async function listServices({ folder }: FleetExamination) {
  const registrar = await folder.readRegistrar();
  const { keys, layout } = folder;
  const routes = layout.nodes.map((node) => `${routeHostOf(node, layout)}:${node.cluster}`);
  const ofClients = { signer: "authority", isFirst: false };
  return [
    { name: "server", who: "the servers are", addresses: folder.servers, signer: "authority", isFirst: true },
    ...(registrar === undefined
      ? []
      : [{ name: "registrar", who: "the registrar is", addresses: [registrar.address], ...ofClients }]),
    ...(keys.routes === undefined
      ? []
      : [{ name: "route", who: "the routes are", addresses: routes, signer: "route-authority", isFirst: true }]),
  ];
}

function examineOne({ path, certificate, problem }: ReadCertificate, examination: FleetExamination) {
  return certificate === undefined
    ? [found("certificate-invalid", path, problem)]
    : examineDates(path, certificate, examination);
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
