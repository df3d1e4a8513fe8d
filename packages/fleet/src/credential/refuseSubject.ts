import { checkServerIdentity, type PeerCertificate } from "node:tls";

/**
 * Makes a check of the certificate of a service: it is for its host, and not that of another service of the fleet. The same authority signs
 * those of the servers and of the registrar, and whoever has the key of the registrar must not pass for a server.
 */
export function refuseSubject(other: string): (host: string, certificate: PeerCertificate) => Error | undefined {
  return (host, certificate) =>
    certificate.subject?.CN === other
      ? new Error(`certificate of ${other} where another is expected`)
      : checkServerIdentity(host, certificate);
}
