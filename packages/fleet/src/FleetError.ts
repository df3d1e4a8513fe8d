/** The error codes of the fleet, each with its message. */
const messages = {
  "no-server":
    "nats-server could not be started; install it from https://nats.io/download/ or with a package manager, or name another one",
  "no-openssl": "certificates could not be made; install the openssl command",
  "not-healthy": "the cluster did not become healthy",
  "not-a-fleet": "this folder does not contain a fleet; create one with shipslog fleet up",
  "not-a-credential": "this file is not a credential of a fleet; ask the operator for a new one",
  "unknown-commander": "no commander of this name was invited",
  "reserved-name": "a role of the fleet has this name; invite the commander under another one",
  "not-a-code": "this is not a complete invitation code; copy all of it from the operator's message",
  "no-registrar": "this fleet has no registrar yet; the first shipslog fleet invite --code makes one",
  "wrong-registrar":
    "the server there is not the one that the code was made for, so nothing was sent to it; ask the operator whether the address is right",
  "unreachable-registrar": "no registrar answers there; check the network, or ask the operator whether it runs",
  "join-refused": "the registrar did not accept the code",
  refused: "the server rejected this credential; it was revoked or belongs to another fleet",
  unreachable: "no server of the fleet can be reached",
} as const satisfies Record<string, string>;

/** Why a fleet operation failed. */
export type FleetErrorCode = keyof typeof messages;

/** A problem with the machine, the network or the broker. The content of a line never causes this error. */
export class FleetError extends Error {
  override readonly name = "FleetError";
  readonly code: FleetErrorCode;

  constructor(code: FleetErrorCode, detail: string, cause?: unknown) {
    super(`${detail}: ${messages[code]}`, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
