import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../../packages/fleet/tests/helpers/freePorts.ts";
import { natsServer } from "../../packages/fleet/tests/helpers/natsServer.ts";
import { TrialFleet } from "../../packages/fleet/tests/helpers/TrialFleet.ts";
import { until } from "../../tests/helpers/limits/until.ts";
import type { Installed } from "./install.ts";
import { makeNodeBase } from "./makeNodeBase.ts";
import { root } from "../workspace.ts";

type Tell = (what: string, wrong: string | undefined) => void;

/** Why this machine cannot try a container; undefined if it can. */
function whyNot(): string | undefined {
  if (spawnSync("buildah", ["--version"]).status !== 0) return "buildah is not installed";
  if (process.getuid?.() !== 0) return "buildah without root needs subordinate ids";
  return existsSync(join(root, natsServer)) ? undefined : `${natsServer} is not there`;
}

/** Builds the image that `shipslog fleet print containerfile` describes, and runs a collector and a registrar in it. */
export async function tryContainer(installed: Installed, tell: Tell): Promise<void> {
  const reason = whyNot();
  if (reason !== undefined) {
    console.log(`skipped the container: ${reason}`);
    return;
  }
  const place = mkdtempSync(join(tmpdir(), "shipslog-container-"));
  try {
    const image = new Image(place);
    image.build(installed);
    tell("an image is built from the Containerfile", undefined);
    await tryServices(image, installed, tell);
  } catch (error) {
    tell("the container", error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** An image and a container of it, in a store of their own. */
class Image {
  readonly #place: string;
  readonly #store: readonly string[];
  #entry: readonly string[] = [];
  #container = "";

  constructor(place: string) {
    this.#place = place;
    this.#store = ["--root", join(place, "store"), "--runroot", join(place, "run"), "--storage-driver", "vfs"];
  }

  build({ folder, env }: Installed): void {
    const context = join(this.#place, "image");
    execFileSync("shipslog", ["fleet", "print", "containerfile", "--into", context], { env, cwd: folder });
    mkdirSync(join(context, "app"));
    execFileSync("cp", ["-al", join(folder, "node_modules"), join(context, "app")]);
    makeNodeBase(this.#place, (given) => this.#buildah(given));
    const words = ["build", "--quiet", "--isolation", "chroot", "--build-arg", "BASE=localhost/base", "-t", "shipslog"];
    this.#buildah([...words, context]);
    const [, entry = "[]"] = /^ENTRYPOINT (.*)$/m.exec(readFileSync(join(context, "Containerfile"), "utf8")) ?? [];
    this.#entry = JSON.parse(entry) as readonly string[];
    this.#container = this.#buildah(["from", "--pull-never", "localhost/shipslog"]);
  }

  /** Starts a command of the image with folders mounted in /data. */
  start(words: readonly string[], mounts: Readonly<Record<string, string>>): ChildProcess {
    const volumes = Object.entries(mounts).flatMap(([name, path]) => ["-v", `${path}:/data/${name}`]);
    const running = ["run", "--isolation", "chroot", ...volumes, this.#container, "--", ...this.#entry, ...words];
    return spawn("buildah", [...this.#store, ...running], { detached: true, stdio: ["ignore", "pipe", "pipe"] });
  }

  #buildah(words: readonly string[]): string {
    return execFileSync("buildah", [...this.#store, ...words], { encoding: "utf8" }).trim();
  }
}

async function tryServices(image: Image, { folder, env }: Installed, tell: Tell): Promise<void> {
  await using trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
  const [port = 0] = await freePorts(1);
  await trial.folder.setRegistrar({ host: "127.0.0.1", port });
  const credential = await trial.folder.invite("jameson");
  const lake = join(trial.path, "lake");
  mkdirSync(lake);
  execFileSync("chown", ["-R", "10001:10001", trial.folder.path, lake]);
  const mounts = { fleet: trial.folder.path, lake };
  const services = [
    await startService(image.start(["fleet", "collect", "--out", "lake"], mounts), "collects into"),
    await startService(image.start(["fleet", "registrar"], mounts), "can join"),
  ];
  tell("a collector and a registrar start in a container", undefined);
  const shell = "shipslog simulate --out contained --for 10m && shipslog fleet uplink contained --once --credentials";
  const sent = spawnSync("sh", ["-c", `${shell} '${credential}'`], { cwd: folder, env, encoding: "utf8" });
  const isStored = sent.status === 0 && sent.stderr.includes("all stored");
  tell("a collector in a container stores lines", isStored ? undefined : sent.stderr);
  for (const service of services) await endService(service);
}

async function startService(service: ChildProcess, ready: string): Promise<ChildProcess> {
  let said = "";
  const hear = (text: Buffer) => (said += text.toString());
  service.stdout?.on("data", hear);
  service.stderr?.on("data", hear);
  await until(
    () => {
      if (service.exitCode !== null) throw new Error(`it ended with ${service.exitCode} and said ${said}`);
      return said.includes(ready);
    },
    () => `${ready}, it said ${said}`,
  );
  return service;
}

async function endService(service: ChildProcess): Promise<void> {
  const ended = once(service, "exit");
  if (service.pid !== undefined) process.kill(-service.pid, "SIGINT");
  await ended;
}
