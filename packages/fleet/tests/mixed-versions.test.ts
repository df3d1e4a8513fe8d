/** The first edition and this one in one fleet that the first has created: in every order, every line is stored once. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { kinds } from "@shipslog/contract";
import { Cluster, FleetFolder } from "@shipslog/fleet/provisioning";
import { clock } from "../../../tests/helpers/clock.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { readLake } from "../../archive/tests/helpers/readLake.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";

const { describe, it } = needs(natsServer);
const sixteen = new Set<string>(kinds);
const flags = ["--conditions=@shipslog/source", "--no-warnings"];

/** The last commit of the first edition. A shallow clone and a copy without history do not have it. */
const commit = "cf6e89c";

/** Whether the history of this clone reaches back to the first edition. */
function hasFirstEdition(): boolean {
  return spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root }).status === 0;
}

/** Writes the sources of the first edition into a folder. They run with the dependencies of today, which have the same versions. */
function unpackFirstEdition(folder: string): void {
  const archive = spawnSync("git", ["archive", commit, "packages"], { cwd: root, maxBuffer: 2 ** 30 });
  const { status } = spawnSync("tar", ["-x", "-C", folder], { input: archive.stdout });
  if (archive.status !== 0 || status !== 0) throw new Error(`${commit} could not be unpacked`);
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@shipslog"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")).filter((each) => !each.endsWith("shipslog"))) {
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, "packages")).filter((each) => each !== "cli")) {
    symlinkSync(join(folder, "packages", name), join(modules, "@shipslog", name));
  }
}

describe("a fleet of the first edition", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-mixed-"));
  const at = (name: string) => join(folder, name);
  const editions = { first: at("first"), head: root } as const;
  type Edition = keyof typeof editions;
  const packageOf = { first: "cli", head: "shipslog" } as const;
  const commandOf = (edition: Edition) => {
    const command = join(editions[edition], "packages", packageOf[edition], "src/shipslog.ts");
    return [...flags, command];
  };
  const env = { ...process.env, HOME: folder };
  let cluster: Cluster | undefined;
  const collectors: ChildProcess[] = [];

  const run = (edition: Edition, ...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...commandOf(edition), ...words], {
      encoding: "utf8",
      env,
    });
    expect({ words, status, stderr }).toMatchObject({ status: 0 });
    return stdout + stderr;
  };

  const uplink = (edition: Edition, name: string) => {
    const credentials = ["--credentials", at(`fleet/credentials/${name}.json`), "--state", at(`${name}.state`)];
    expect(run(edition, "fleet", "uplink", at(name), ...credentials, "--once")).toContain("all stored");
  };

  const collect = (edition: Edition) => {
    const words = ["fleet", "collect", "--fleet", at("fleet"), "--out", at("lake"), "--name", edition];
    const child = spawn(process.execPath, [...commandOf(edition), ...words], { env });
    collectors.push(child);
    let said = "";
    child.stderr.on("data", (text: Buffer) => (said += text.toString()));
    const stop = async () => {
      child.kill("SIGINT");
      await once(child, "exit");
    };
    return { stop, said: () => said };
  };

  beforeAll(async () => {
    if (!hasFirstEdition()) return;
    mkdirSync(editions.first);
    unpackFirstEdition(editions.first);
    const [client, route, monitor] = await freePorts(3);
    const nodes = JSON.stringify([{ client, cluster: route, monitor }]);
    const made = `import { FleetFolder, usualLimits as limits } from "./packages/fleet/src/index.ts";
      const fleet = await FleetFolder.create(${JSON.stringify(at("fleet"))}, { nodes: ${nodes}, partitions: 1, limits, pseudonyms: "key" });
      for (const name of ["anna", "bert"]) await fleet.invite(name);`;
    writeFileSync(join(editions.first, "make.ts"), made);
    expect(spawnSync(process.execPath, [...flags, join(editions.first, "make.ts")])).toMatchObject({ status: 0 });
    const fleet = await FleetFolder.open(at("fleet"));
    if (fleet === undefined) throw new Error("the first edition has created no fleet");
    cluster = new Cluster(fleet, join(root, natsServer), clock);
    await cluster.start();
  });
  afterAll(async () => {
    for (const child of collectors) child.kill("SIGKILL");
    await cluster?.stop("SIGKILL");
  });

  it("stores every line once, whichever edition sends and collects; the first does not collect into a lake of this one", async () => {
    // A shallow clone is without it, and nothing can be tried there.
    if (!hasFirstEdition()) return;
    run("head", "simulate", "grand-tour", "--out", at("played"), "--seed", "5", "--for", "1h");
    const [journal = ""] = readdirSync(at("played")).filter((name) => name.startsWith("Journal."));
    const lines = readFileSync(at(`played/${journal}`), "utf8").split(/(?<=\n)/);
    const third = Math.ceil(lines.length / 3);
    for (const name of ["anna", "bert"]) mkdirSync(at(name));
    const grow = (part: number) => {
      const text = lines.slice(part * third, (part + 1) * third).join("");
      for (const name of ["anna", "bert"]) appendFileSync(at(`${name}/${journal}`), text);
    };

    grow(0);
    const old = collect("first");
    uplink("head", "anna");
    uplink("first", "bert");
    await old.stop();
    grow(1);
    // The credential of the first edition does not allow to answer uplinks; those of commanders stay as they are.
    run("head", "fleet", "rotate", "collector", "--fleet", at("fleet"));
    const upgraded = collect("head");
    uplink("first", "anna");
    uplink("head", "bert");
    await upgraded.stop();
    const refused = collect("first");
    await until(() => refused.said().includes("is not a lake that this version reads"), "a refusal");
    await refused.stop();
    grow(2);
    const last = collect("head");
    uplink("head", "anna");
    uplink("first", "bert");
    await last.stop();

    const isSent = (line: string) => sixteen.has(/"event":"(\w+)"/.exec(line)?.[1] ?? "");
    const sent = lines.filter(isSent).map((line) => line.trimEnd());
    const rows = await readLake(at("lake"), "commander, raw");
    for (const commander of new Set(rows.map(({ values: [id] }) => id))) {
      const stored = rows.filter(({ values: [id] }) => id === commander).map(({ values: [, raw] }) => String(raw));
      expect(stored.toSorted()).toEqual(sent.toSorted());
    }
    expect(rows).toHaveLength(2 * sent.length);
    expect(sent.length).toBeGreaterThan(20);
  });
});
