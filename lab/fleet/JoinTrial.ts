/** A fleet that strangers can join: a real server, a registrar over TLS, and players with homes of their own. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  joinFleet,
  makeSeed,
  serveRegistrar,
  type RegistrarLimits,
  type RunningRegistrar,
} from "@shipslog/fleet/joining";
import { inviteByCode } from "@shipslog/fleet/provisioning";
import { freePorts } from "./freePorts.ts";
import { TrialFleet } from "./TrialFleet.ts";

const hourMs = 3_600_000;

/** Limits that a test with many attempts does not reach. */
const wide: Partial<RegistrarLimits> = { caller: { most: 10_000, perMs: 1000 }, total: { most: 10_000, perMs: 1000 } };

/** A running fleet with a registrar. */
export class JoinTrial implements AsyncDisposable {
  readonly fleet: TrialFleet;
  readonly port: number;
  readonly registrar: RunningRegistrar;
  /** Everything that the registrar has refused, in order. */
  readonly refused: string[];

  private constructor(fleet: TrialFleet, registrar: RunningRegistrar, refused: string[]) {
    this.fleet = fleet;
    this.registrar = registrar;
    this.port = registrar.port;
    this.refused = refused;
  }

  static async start(limits: Partial<RegistrarLimits> = {}): Promise<JoinTrial> {
    const fleet = await TrialFleet.start({ nodes: 1, partitions: 4 });
    const [port = 0] = await freePorts(1);
    await fleet.folder.setRegistrar({ host: "127.0.0.1", port });
    const refused: string[] = [];
    const registrar = await serveRegistrar({
      ...{ folder: fleet.folder.path, nowMs: () => Date.now(), limits: { ...wide, ...limits } },
      onRefused: (why) => void refused.push(why),
    });
    return new JoinTrial(fleet, registrar, refused);
  }

  /** Starts another registrar of the same fleet. */
  async another(limits: Partial<RegistrarLimits> = wide): Promise<RunningRegistrar> {
    return await serveRegistrar({ folder: this.fleet.folder.path, nowMs: () => Date.now(), port: 0, limits });
  }

  /** Makes a code, by default with an open name and for an hour. */
  async code(name?: string, lifeMs = hourMs): Promise<string> {
    const { code } = await inviteByCode(this.fleet.folder, { name, untilMs: Date.now() + lifeMs, key: randomUUID() });
    return code;
  }

  /** Joins with a new key. */
  async join(code: string, name?: string, seed = makeSeed()) {
    return await joinFleet(code, { seed, name });
  }

  /** Makes the home of a player. */
  async home(name: string): Promise<string> {
    const path = join(this.fleet.path, "homes", name);
    await mkdir(path, { recursive: true });
    return path;
  }

  /** The certificate authority of the fleet. */
  async authority(): Promise<string> {
    return await readFile(join(this.fleet.folder.path, "tls", "authority.pem"), "utf8");
  }

  /** The names of the connections to the server. */
  async connections(): Promise<readonly string[]> {
    const answer = await fetch(`http://127.0.0.1:${this.fleet.folder.layout.nodes[0]?.monitor}/connz`);
    const { connections } = (await answer.json()) as { readonly connections: readonly { readonly name?: string }[] };
    return connections.flatMap(({ name }) => name ?? []);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.registrar[Symbol.asyncDispose]();
    await this.fleet[Symbol.asyncDispose]();
  }
}
