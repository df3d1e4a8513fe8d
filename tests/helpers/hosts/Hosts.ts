/** Machines with addresses of their own on this one: network namespaces, connected by a switch whose links can be cut, slow and lossy. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { join } from "node:path";

/** How a link between two hosts is. */
export interface LinkRule {
  readonly isCut?: boolean;
  /** The share of frames that are lost. */
  readonly loss?: number;
  readonly delayMs?: number;
}

const tools = ["ip", "python3", "mount"];
const tunDevice = "/dev/net/tun";

/** Why this machine cannot have hosts; undefined if it can. */
export function whyNoHosts(): string | undefined {
  if (process.platform !== "linux") return "network namespaces need Linux";
  if (process.getuid?.() !== 0) return "network namespaces need root";
  const missing = tools.filter((tool) => spawnSync(tool, ["-V"]).error !== undefined);
  if (missing.length > 0) return `${missing.join(", ")} is not installed`;
  const probe = `shipslog-probe-${process.pid}`;
  try {
    accessSync(tunDevice, constants.R_OK | constants.W_OK);
    execFileSync("ip", ["netns", "add", probe], { stdio: "ignore" });
    execFileSync("ip", ["netns", "delete", probe], { stdio: "ignore" });
  } catch (error) {
    return `the kernel refuses: ${error instanceof Error ? error.message : String(error)}`;
  }
  return undefined;
}

/** Hosts with a switch between them, until they are disposed. */
export class Hosts implements AsyncDisposable {
  readonly names: readonly string[];
  readonly #switch: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  readonly #sweeper: ChildProcess;

  private constructor(names: readonly string[], child: ChildProcess, sweeper: ChildProcess) {
    this.names = names;
    this.#switch = child;
    this.#sweeper = sweeper;
    this.#answers = createInterface(child.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  }

  static async start(names: readonly string[], seed: number): Promise<Hosts> {
    const sweeper = sweepAfter();
    for (const name of names) execFileSync("ip", ["netns", "add", namespaceOf(name)]);
    const places = names.map((name, at) => `${namespaceOf(name)}=${addressAt(at)}/24`);
    const child = spawn("python3", [join(import.meta.dirname, "switch.py"), String(seed % 2 ** 31), ...places], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const hosts = new Hosts(names, child, sweeper);
    const answer: IteratorResult<string, unknown> = await hosts.#answers.next();
    if (answer.value !== "ready") {
      await hosts[Symbol.asyncDispose]();
      throw new Error("the switch did not start");
    }
    return hosts;
  }

  /** The address of a host. */
  addressOf(name: string): string {
    return addressAt(this.names.indexOf(name));
  }

  /** The words before a command that run it on a host. */
  on(name: string): readonly string[] {
    return ["ip", "netns", "exec", namespaceOf(name)];
  }

  /** Changes the link between two hosts, from now on. */
  async link(one: string, other: string, rule: LinkRule): Promise<void> {
    const line = JSON.stringify({ one: namespaceOf(one), other: namespaceOf(other), ...rule });
    this.#switch.stdin?.write(`${line}\n`);
    await this.#answers.next();
  }

  /** Changes the links between one host and all others. */
  async linksOf(name: string, rule: LinkRule): Promise<void> {
    for (const other of this.names) if (other !== name) await this.link(name, other, rule);
  }

  /** Cuts a host off from all others while something is done. */
  async isolate(name: string, work: () => Promise<void>): Promise<void> {
    await this.linksOf(name, { isCut: true });
    await work();
    await this.linksOf(name, {});
  }

  /** Changes all links. */
  async links(rule: LinkRule): Promise<void> {
    for (const name of this.names) await this.linksOf(name, rule);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#switch.kill("SIGKILL");
    const swept = once(this.#sweeper, "exit");
    this.#sweeper.ref();
    this.#sweeper.stdin?.end();
    await swept;
  }
}

/** The start of the names of namespaces, and the whole name of mounts. */
export const sweptName = (pid: number) => `shipslog-${pid}`;

/** Waits until its input ends, which it does with the process. What still runs on the hosts is killed, also if it is stopped. */
const sweeping = `
cat > /dev/null
for name in $(ip netns list | cut -d ' ' -f 1 | grep "^$1-"); do
  ip netns pids "$name" | xargs -r kill -9
  ip netns delete "$name"
done
grep "^$1 " /proc/mounts | cut -d ' ' -f 2 | xargs -r -n 1 umount --lazy
`;

/** Removes the hosts and disks of this process after its end, however it ends: also when it is killed, which no handler of its own survives. */
function sweepAfter(): ChildProcess {
  const given = ["-c", sweeping, "sweeper", sweptName(process.pid)];
  const sweeper = spawn("sh", given, { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  sweeper.unref();
  return sweeper;
}

const namespaceOf = (name: string) => `${sweptName(process.pid)}-${name}`;

const addressAt = (at: number) => `10.77.0.${at + 1}`;
