/** A fleet that strangers can join: a real server, a registrar over TLS, and players with homes of their own. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  joinFleet,
  makeSeed,
  serveRegistrar,
  type RegistrarLimits,
  type RunningRegistrar,
} from "@shipslog/fleet/joining";
import { inviteByCode, pushRevocations } from "@shipslog/fleet/provisioning";
import { freePorts } from "./freePorts.ts";
import { TrialFleet } from "./TrialFleet.ts";

const hourMs = 3_600_000;

/** Limits that a test with many attempts does not reach. */
export const wideLimits: Partial<RegistrarLimits> = {
  caller: { most: 10_000, perMs: 1000 },
  total: { most: 10_000, perMs: 1000 },
};

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
      folder: fleet.folder.path,
      nowMs: () => Date.now(),
      limits: { ...wideLimits, ...limits },
      onRefused: (why) => void refused.push(why),
    });
    return new JoinTrial(fleet, registrar, refused);
  }

  /** Starts another registrar of the same fleet. */
  async another(limits: Partial<RegistrarLimits> = wideLimits, nowMs = () => Date.now()): Promise<RunningRegistrar> {
    return await serveRegistrar({ folder: this.fleet.folder.path, nowMs, port: 0, limits });
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

  /** The certificate authority of the fleet. */
  async authority(): Promise<string> {
    return await readFile(join(this.fleet.folder.path, "tls", "authority.pem"), "utf8");
  }

  /** Revokes a commander on the running server. */
  async revoke(name: string): Promise<void> {
    await this.fleet.folder.revoke(name, Date.now());
    await pushRevocations(this.fleet.folder, await this.fleet.credential("system"));
  }

  /** When the server has read its configuration. */
  async configLoadTime(): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.fleet.folder.layout.nodes[0]?.monitor}/varz`);
    return ((await answer.json()) as { readonly config_load_time: string }).config_load_time;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.registrar[Symbol.asyncDispose]();
    await this.fleet[Symbol.asyncDispose]();
  }
}
