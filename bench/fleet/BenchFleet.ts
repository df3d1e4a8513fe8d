import { jetstreamManager, type JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { ensureBroker } from "../../packages/fleet/src/broker/ensureBroker.ts";
import { streamOf } from "../../packages/fleet/src/message/subjects.ts";
import { clock } from "../../tests/helpers/clock.ts";
import { TrialFleet, type TrialOptions } from "../../packages/fleet/tests/helpers/TrialFleet.ts";

/** A fleet without limits: one partition, one commander, one collector. */
export interface BenchFleet extends AsyncDisposable {
  /** A temporary folder. */
  readonly path: string;
  readonly manager: JetStreamManager;
  readonly collector: BenchMember;
  readonly commander: BenchMember;
}

/** A participant with its credential and connection. */
interface BenchMember {
  readonly credential: Credential;
  readonly connection: NatsConnection;
}

/** The stream of the only partition. */
export const stream = streamOf(0);

/** Starts the servers and connects to them. */
export async function openBenchFleet(options: TrialOptions): Promise<BenchFleet> {
  const trial = await TrialFleet.start({ ...options, partitions: 1, limits: { backlogLines: 10_000_000 } });
  try {
    await trial.folder.invite("commander");
    const collector = await join(trial, "collector");
    await ensureBroker(collector.connection, collector.credential);
    const commander = await join(trial, "commander");
    const manager = await jetstreamManager(collector.connection, { checkAPI: false });
    // A new stream may still be electing its leader.
    await clock.sleep(1000);
    const close = async () => {
      await commander.connection.close();
      await collector.connection.close();
      await trial[Symbol.asyncDispose]();
    };
    return { path: trial.path, manager, collector, commander, [Symbol.asyncDispose]: close };
  } catch (error) {
    await trial[Symbol.asyncDispose]();
    throw error;
  }
}

/** Opens a fleet for some work and closes it afterwards. */
export async function withBenchFleet<Result>(
  options: TrialOptions,
  work: (fleet: BenchFleet) => Promise<Result>,
): Promise<Result> {
  const fleet = await openBenchFleet(options);
  try {
    return await work(fleet);
  } finally {
    await fleet[Symbol.asyncDispose]();
  }
}

async function join(trial: TrialFleet, name: string): Promise<BenchMember> {
  const credential = await trial.credential(name);
  return { credential, connection: await connectFleet(credential, { name }) };
}
