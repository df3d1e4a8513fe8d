import { once } from "node:events";
import { isIP } from "node:net";
import { connect, type DetailedPeerCertificate } from "node:tls";
import { printAddress } from "../credential/Address.ts";
import type { InvitationCode } from "./InvitationCode.ts";
import { FleetError } from "../FleetError.ts";

/**
 * Asks a server for its certificates and returns the authority with the fingerprint of the code, as PEM. Nothing is sent to the
 * server, and nothing it says is believed but the certificate that the code names: the next connection trusts that one only.
 */
export async function fetchAuthority(code: InvitationCode, signal: AbortSignal): Promise<string> {
  const { host, port } = code;
  const servername = isIP(host) === 0 ? host : "";
  const socket = connect({ host, port, servername, rejectUnauthorized: false, minVersion: "TLSv1.3" });
  try {
    await once(socket, "secureConnect", { signal });
    for (const each of chainOf(socket.getPeerCertificate(true))) {
      const fingerprint = each.fingerprint256.replaceAll(":", "").toLowerCase();
      if (fingerprint === code.authority) return printCertificate(each.raw);
    }
  } finally {
    socket.destroy();
  }
  throw new FleetError("wrong-registrar", printAddress(code));
}

const longestChain = 8;

function chainOf(first: DetailedPeerCertificate): readonly DetailedPeerCertificate[] {
  const chain: DetailedPeerCertificate[] = [];
  // The issuer of an authority is the authority itself.
  for (let each = first; !chain.includes(each) && chain.length < longestChain; each = each.issuerCertificate) {
    // A server may send no certificate at all, or leave out the issuer.
    if (each?.fingerprint256 === undefined) break;
    chain.push(each);
  }
  return chain;
}

function printCertificate(raw: Uint8Array): string {
  const lines =
    Buffer.from(raw)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
