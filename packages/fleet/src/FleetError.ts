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
