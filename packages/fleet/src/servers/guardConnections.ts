import type { NatsConnection } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";
import {
  functionOption,
  numberOption,
  objectOption,
  required,
  requireOptions,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { excessConnections, type ConnectionLimits, type ConnectionSample, type Excess } from "./excessConnections.ts";
import type { Register } from "../provisioning/Register.ts";
import { closeConnection, listConnections, type Strangers } from "./listConnections.ts";

/** How connections are guarded. */
export interface GuardOptions extends ConnectionLimits {
  /** A connection with the credential of the system account. */
  readonly system: NatsConnection;
  /** Reads who was invited: new commanders are guarded too. */
  readonly readRegister: () => Promise<Register>;
  /** Who else is a commander: guards keys that no register has, such as those that were lost with a folder. */
  readonly strangers?: Strangers | undefined;
  readonly clock: Clock;
  /** Called for each connection that was closed. */
  readonly onClosed?: ((name: string, why: Excess) => void) | undefined;
  /** Called with errors that are retried. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
  /** Called each time the connections were examined, so that trouble before it is over. */
  readonly onSuccess?: (() => void) | undefined;
}

const shapes: OptionShapes<GuardOptions> = {
  system: required(objectOption),
  readRegister: required(functionOption),
  strangers: objectOption,
  clock: required(objectOption),
  connections: required(numberOption({ isWhole: true, min: 1 })),
  rate: numberOption({ min: 1 }),
  bytes: numberOption({ min: 1 }),
  onClosed: functionOption,
  onTrouble: functionOption,
  onSuccess: functionOption,
};

/** How often the servers are asked. */
const lookMs = 2000;

/**
 * Keeps every commander within limits that NATS does not have, until the signal is aborted: asks all servers for their connections, and
 * closes those above. A client may connect again, so this slows a hostile one down and leaves the servers room; only
 * revoking its credential keeps it out.
 */
export async function guardConnections(options: GuardOptions, signal: AbortSignal): Promise<void> {
  requireOptions(options, shapes);
  const { system, readRegister, strangers, clock, onClosed, onTrouble, onSuccess } = options;
  let before: ConnectionSample | undefined;
  while (!signal.aborted) {
    try {
      const now = { atMs: clock.nowMs(), connections: await listConnections(system, await readRegister(), strangers) };
      // Without a sample before it, all messages of a connection would count as sent just now.
      const excess = excessConnections(before ?? now, now, options);
      for (const [connection, why] of excess) {
        await closeConnection(system, connection);
        onClosed?.(connection.name, why);
      }
      before = now;
      onSuccess?.();
    } catch (error) {
      onTrouble?.(error);
    }
    await clock.sleep(lookMs, signal);
  }
}
