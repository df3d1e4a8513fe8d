import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { signRequest } from "../../../packages/archive/src/lake/home/signRequest.ts";
import { until } from "../limits/until.ts";

/** What the server needs; the Debian packages are radosgw, ceph-mon, ceph-osd and ceph-common. */
export const radosgwPrograms = ["/usr/bin/radosgw", "/usr/bin/ceph-mon", "/usr/bin/ceph-osd", "/usr/bin/radosgw-admin"];

/** The keys of the only user. */
export const keys = { accessKeyId: "tester", secretAccessKey: "tester-secret" };

/** A store that runs on loopback. */
export interface RunningStore extends AsyncDisposable {
  readonly endpoint: string;
  /** Creates a bucket. */
  createBucket(name: string): Promise<void>;
}

const run = promisify(execFile);

/** Starts Ceph's object gateway in a folder, over one monitor and one store in memory. What is stored ends with it. */
export async function startRadosgw(folder: string): Promise<RunningStore> {
  const [port = 0, monitorPort = 0] = await freePorts(2);
  const endpoint = `http://127.0.0.1:${port}`;
  const conf = join(folder, "ceph.conf");
  await Promise.all(["monitor", "store"].map((name) => mkdir(join(folder, name), { recursive: true })));
  const cluster = randomUUID();
  await writeFile(conf, configuration({ folder, cluster, port, monitorPort }));
  const map = join(folder, "monmap");
  const address = `[v1:127.0.0.1:${monitorPort}]`;
  await run("monmaptool", ["--create", "--addv", "a", address, "--fsid", cluster, map]);
  await run("ceph-mon", ["-c", conf, "--mkfs", "-i", "a", "--monmap", map]);
  const processes: ChildProcess[] = [];
  const start = (program: string, ...words: string[]) => {
    processes.push(spawn(program, ["-c", conf, "-f", ...words], { stdio: "ignore" }));
  };
  try {
    start("ceph-mon", "-i", "a");
    const store = randomUUID();
    await run("ceph", ["-c", conf, "--connect-timeout", "60", "osd", "new", store]);
    await run("ceph-osd", ["-c", conf, "-i", "0", "--mkfs", "--osd-uuid", store]);
    start("ceph-osd", "-i", "0");
    start("radosgw", "-n", "client.rgw");
    const isUp = () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      );
    await until(isUp, "radosgw", { everyMs: 200 });
    const user = ["--uid=tester", "--display-name=tester", `--access-key=${keys.accessKeyId}`];
    await run("radosgw-admin", ["-c", conf, "user", "create", ...user, `--secret-key=${keys.secretAccessKey}`]);
  } catch (error) {
    await stop(processes, folder);
    throw error;
  }
  return {
    endpoint,
    async createBucket(name) {
      const request = { method: "PUT", url: new URL(`${endpoint}/${name}`), headers: {}, body: new Uint8Array() };
      const headers = signRequest(request, keys, { region: "us-east-1", nowMs: Date.now() });
      const { ok, status } = await fetch(request.url, { method: "PUT", headers });
      if (!ok) throw new Error(`the bucket ${name} was not created: ${status}`);
    },
    [Symbol.asyncDispose]: () => stop(processes, folder),
  };
}

async function stop(processes: readonly ChildProcess[], folder: string): Promise<void> {
  for (const each of processes) {
    if (each.exitCode !== null || each.signalCode !== null) continue;
    const ended = once(each, "exit");
    each.kill("SIGKILL");
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

/** Ports that nothing listens on. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}

/** One copy of everything, without keys between the processes. */
function configuration(about: { folder: string; cluster: string; port: number; monitorPort: number }): string {
  const { folder, cluster, port, monitorPort } = about;
  const none = ["cluster", "service", "client"].map((part) => `auth ${part} required = none`);
  return [
    "[global]",
    `fsid = ${cluster}`,
    `mon host = [v1:127.0.0.1:${monitorPort}]`,
    "public addr = 127.0.0.1",
    "cluster addr = 127.0.0.1",
    "ms bind msgr2 = false",
    ...none,
    "osd pool default size = 1",
    "osd pool default min size = 1",
    "osd pool default pg num = 4",
    "osd crush chooseleaf type = 0",
    "mon allow pool size one = true",
    "mon max pg per osd = 1000",
    `run dir = ${folder}`,
    `log file = ${folder}/$name.log`,
    `admin socket = ${folder}/$name.asok`,
    "[mon]",
    `mon data = ${folder}/monitor`,
    "[osd]",
    `osd data = ${folder}/store`,
    "osd objectstore = memstore",
    `memstore device bytes = ${4 * 2 ** 30}`,
    "[client.rgw]",
    `rgw frontends = beast endpoint=127.0.0.1:${port}`,
    "rgw enable usage log = false",
    "",
  ].join("\n");
}
