import { connect, credsAuthenticator, errors, type NatsConnection } from "@nats-io/transport-node";
import {
  arrayOf,
  flagOption,
  objectOption,
  required,
  requireOption,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/options";
import { FleetError } from "../FleetError.ts";
import type { Credential } from "../credential/Credential.ts";

/** How a connection is made. */
export interface ConnectOptions {
  /** The name of the connection in the server's monitoring. */
  readonly name: string;
  /** Servers to use instead of those in the credential. */
  readonly servers?: readonly string[] | undefined;
  /** Whether to wait until a server can be reached. Default: false. */
  readonly isPatient?: boolean | undefined;
}

const shapes: OptionShapes<ConnectOptions> = {
  name: required(textOption),
  servers: arrayOf(textOption),
  isPatient: flagOption,
};

const reconnectMs = 250;
const pingMs = 10_000;

/** Connects with a credential over TLS, and reconnects forever when the connection is lost. */
export async function connectFleet(credential: Credential, options: ConnectOptions): Promise<NatsConnection> {
  requireOption("credential", credential, required(objectOption));
  requireOptions(options, shapes);
  const { name, servers = credential.servers, isPatient = false } = options;
  try {
    return await connect({
      name,
      servers: [...servers],
      authenticator: credsAuthenticator(new TextEncoder().encode(credential.credentials)),
      tls: { ca: credential.authority },
      inboxPrefix: credential.inbox,
      maxReconnectAttempts: -1,
      reconnectTimeWait: reconnectMs,
      reconnectJitterTLS: reconnectMs,
      pingInterval: pingMs,
      maxPingOut: 2,
      waitOnFirstConnect: isPatient,
      // Servers of a cluster may announce addresses that cannot be reached from here.
      ignoreClusterUpdates: true,
      noAsyncTraces: true,
      timeout: 5000,
    });
  } catch (error) {
    const code = error instanceof errors.AuthorizationError || isAuthentication(error) ? "refused" : "unreachable";
    throw new FleetError(code, servers.join(", "), error);
  }
}

/** The client wraps authentication errors in other errors. */
function isAuthentication(error: unknown): boolean {
  return error instanceof Error && /authori[sz]ation|authentication/i.test(`${error.name} ${error.message}`);
}
