import { connect, errors, type Authenticator, type NatsConnection, type TlsOptions } from "@nats-io/transport-node";
import {
  arrayOf,
  flagOption,
  functionOption,
  objectOption,
  required,
  requireOption,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { createSecureContext, type SecureContext } from "node:tls";
import { FleetError } from "../FleetError.ts";
import type { Credential } from "../credential/Credential.ts";
import { refuseSubject } from "../credential/refuseSubject.ts";
import { authenticate } from "../keys/NativeKeyPair.ts";
import { spreadDelayMs, spreadReconnects } from "./spreadReconnects.ts";

/** How a connection is made. */
export interface ConnectOptions {
  /** The name of the connection in the server's monitoring. */
  readonly name: string;
  /** Servers to use instead of those in the credential. */
  readonly servers?: readonly string[] | undefined;
  /** Whether to wait until a server can be reached. Default: false. */
  readonly isPatient?: boolean | undefined;
  /** The credential as it is now, if it is renewed while the connection lasts: asked for each time it connects again. */
  readonly latest?: (() => Credential) | undefined;
  /** How long a commander waits before each attempt to connect again, in milliseconds. Default: longer with each attempt, and different for each. */
  readonly delayMs?: ((attempt: number) => number) | undefined;
  /** What `trustOf` makes of the authority in the credential, for many connections that share it. Default: one of its own. */
  readonly trust?: SecureContext | undefined;
}

const shapes: OptionShapes<ConnectOptions> = {
  name: required(textOption),
  servers: arrayOf(textOption),
  isPatient: flagOption,
  latest: functionOption,
  delayMs: functionOption,
  trust: objectOption,
};

const reconnectMs = 250;
const pingMs = 10_000;

const handshakeMs = 5000;

/** When thousands of commanders connect at once a handshake waits for its turn. One that is given up has cost as much, and comes again. */
const crowdedHandshakeMs = 20_000;

/** The lines of a commander whose link is dead wait in its journal. Ten thousand who ask every ten seconds keep a tenth of a core busy. */
const crowdedPingMs = 30_000;

/** Not the registrar, whose machine strangers reach. */
const refuseRegistrar = refuseSubject("shipslog registrar");

/** Connects with a credential over TLS, and reconnects forever when the connection is lost. */
export async function connectFleet(credential: Credential, options: ConnectOptions): Promise<NatsConnection> {
  requireOption("credential", credential, required(objectOption));
  requireOptions(options, shapes);
  const { name, servers = credential.servers, isPatient = false, latest, delayMs, trust } = options;
  const { commander } = credential;
  try {
    const connection = await connect({
      name,
      servers: [...servers],
      authenticator: latest === undefined ? authenticate(credential.credentials) : authenticateAs(latest),
      // The client gives its options to Node, which knows more of them than the client declares.
      tls: {
        secureContext: trust ?? trustOf(credential.authority),
        checkServerIdentity: refuseRegistrar,
      } as TlsOptions,
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
      timeout: handshakeMs,
      ...(commander === undefined ? {} : patienceOf(commander.id, delayMs)),
    });
    discardLate(connection).catch(() => undefined);
    return connection;
  } catch (error) {
    const code = error instanceof errors.AuthorizationError || isAuthentication(error) ? "refused" : "unreachable";
    throw new FleetError(code, servers.join(", "), error);
  }
}

function authenticateAs(latest: () => Credential): Authenticator {
  return (nonce) => authenticate(latest().credentials)(nonce);
}

/** Commanders are many, and wait for each other. Collectors are few and should be back at once. */
const patienceOf = (commander: string, delayMs = (attempt: number) => spreadDelayMs(commander, attempt)) => ({
  timeout: crowdedHandshakeMs,
  pingInterval: crowdedPingMs,
  reconnectToServer: spreadReconnects(delayMs),
});

/** The client wraps authentication errors in other errors. */
function isAuthentication(error: unknown): boolean {
  return error instanceof Error && /authori[sz]ation|authentication/i.test(`${error.name} ${error.message}`);
}

/** What the client has and does not declare. */
interface Internals {
  readonly protocol?: {
    /** Settles when the client is connected again or gives up; null if it is not connecting. */
    readonly connectPromise?: Promise<unknown> | null;
    readonly heartbeats?: { cancel(): void };
    readonly transport?: { discard(): void };
  };
}

/**
 * Discards the connection of a client that was closed while it was connecting again. The client finishes that, and nobody else would close what it
 * has opened: the process would not end, and the server would keep the connection.
 */
async function discardLate(connection: NatsConnection): Promise<void> {
  await connection.closed();
  const { protocol } = connection as Internals;
  if (protocol?.connectPromise === undefined || protocol.connectPromise === null) return;
  await protocol.connectPromise.catch(() => undefined);
  protocol.heartbeats?.cancel();
  protocol.transport?.discard();
}

/** Makes the TLS context that trusts an authority. A context of its own takes each connection about as much memory as the connection. */
export function trustOf(authority: string): SecureContext {
  return createSecureContext({ ca: authority });
}
