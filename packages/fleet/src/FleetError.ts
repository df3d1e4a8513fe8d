/** What the fleet cannot do without, or was refused, with what it means. */
const messages = {
  "no-server": "there is no nats-server; scripts/get-nats-server brings one",
  "no-openssl": "certificates need the openssl command",
  "not-healthy": "the cluster did not become healthy",
  "not-a-fleet": "this folder holds no fleet; shipslog fleet up makes one",
  "not-a-credential": "this file is no credential of a fleet",
  "unknown-commander": "nobody of this name was invited",
  refused: "the server refuses this credential",
  unreachable: "no server of the fleet can be reached",
} as const satisfies Record<string, string>;

/** Why the fleet does not work. */
export type FleetErrorCode = keyof typeof messages;

/** The machine, the network or the broker does not give what the fleet needs; what stands in a line is never an error. */
export class FleetError extends Error {
  override readonly name = "FleetError";
  readonly code: FleetErrorCode;

  constructor(code: FleetErrorCode, detail: string, cause?: unknown) {
    super(`${detail}: ${messages[code]}`, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
