import { connectFleet, type Credential } from "@shipslog/fleet";
import type { Host } from "../../../command/Host.ts";
import { orInterrupted } from "../../../failure/errors.ts";

/** How a command connects. */
interface FleetConnectOptions {
  readonly name: string;
  /** Whether to wait until a server can be reached. */
  readonly isPatient: boolean;
  readonly isQuiet: boolean;
  /** The credential as it is now, if it is renewed. */
  readonly latest?: () => Credential;
}

const quickMs = 3000;

/** Connects to the servers of a credential until Ctrl-C; reports that it waits when that takes long. */
export async function connectToFleet(credential: Credential, options: FleetConnectOptions, host: Host) {
  const { name, isPatient, isQuiet, latest } = options;
  const connected = new AbortController();
  const { servers } = credential;
  const reportWaiting = async () => {
    await host.clock.sleep(quickMs, connected.signal);
    if (connected.signal.aborted || isQuiet) return;
    host.err.write(`no answer from ${servers.join(", ")} yet; waiting, press Ctrl-C to stop\n`);
  };
  const waiting = isPatient ? reportWaiting() : undefined;
  try {
    return await orInterrupted(connectFleet(credential, { name, isPatient, latest }), host, "no server was reached");
  } finally {
    connected.abort();
    await waiting;
  }
}
