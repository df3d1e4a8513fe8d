/** Runs the examples that read the feed of a fleet, with real servers: one writes into PostgreSQL, one to a webhook. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import { connectFleet } from "@shipslog/fleet";
import { pushRevocations } from "@shipslog/fleet/provisioning";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ensureFeed } from "../src/broker/ensureBroker.ts";
import { subjects } from "../src/message/subjects.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { isAcceptance } from "./helpers/isAcceptance.ts";
import { root } from "../../../tools/workspace.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

const postgresql = "/usr/lib/postgresql";
const patience = { everyMs: 100, mostMs: 60_000 };

const { describe, it } = needs(natsServer);

describe("an example that reads the feed", () => {
  let trial: TrialFleet;
  let publisher: NatsConnection;
  const programs: ChildProcess[] = [];
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    await trial.folder.rotate("reader", Date.now());
    await pushRevocations(trial.folder, await trial.credential("system"), { which: "all" });
    publisher = await connectFleet(await trial.credential("collector"), { name: "publisher" });
    await ensureFeed(publisher, 1, 600_000);
    await until(() => publish("NavRoute", "first"), "the feed", patience);
  });
  afterEach(async () => {
    for (const program of programs.splice(0)) await stop(program);
  });
  afterAll(async () => {
    await publisher.close();
    await trial[Symbol.asyncDispose]();
  });

  /** Publishes a line as a collector does. */
  async function publish(kind: string, id: string, event: object = {}): Promise<boolean> {
    const all = headers();
    all.set("Nats-Msg-Id", id);
    const line = JSON.stringify({ event: kind, ...event });
    const asking = publisher.request(subjects.stored(kind, "c"), line, { headers: all, timeout: 5000 });
    return isAcceptance(await asking.catch(() => undefined));
  }

  function start(name: string, target: string): ChildProcess {
    const words = ["--conditions=@shipslog/source", join(root, "examples", name)];
    const program = spawn(process.execPath, [...words, trial.folder.credentialPath("reader"), target], {
      stdio: "inherit",
    });
    programs.push(program);
    return program;
  }

  async function stop(program: ChildProcess): Promise<void> {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const ended = once(program, "exit");
    program.kill("SIGKILL");
    await ended;
  }

  it("tells a webhook every jump once, ten in a message, and waits when it is told to", async () => {
    const posts: string[] = [];
    const told: string[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.once("end", () => {
        const { content } = JSON.parse(Buffer.concat(chunks).toString()) as { content: string };
        posts.push(content);
        const isTooMany = posts.length === 2;
        if (!isTooMany) told.push(...content.split("\n"));
        response.writeHead(isTooMany ? 429 : 204, isTooMany ? { "Retry-After": "0.2" } : {}).end();
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    start("19-feed-to-a-webhook.ts", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // What came before the program is no news.
    let before = 0;
    await until(
      async () => {
        await publish("FSDJump", `before-${before}`, { StarSystem: `Before ${before++}` });
        return told.length > 0;
      },
      "the first post",
      { ...patience, everyMs: 300 },
    );
    const jumps = Array.from({ length: 12 }, (_, at) => `System ${at}`);
    for (let at = 0; at < jumps.length; at++) {
      await publish("FSDJump", `jump-${at}`, { StarSystem: `System ${at}` });
    }
    await until(() => told.includes("System 11"), "the last jump", patience);
    expect(told.filter((line) => line.startsWith("System"))).toEqual(jumps);
    expect(new Set(told).size).toBe(told.length);
    expect(posts[2]).toBe(posts[1]);
    expect(Math.max(...posts.map((post) => post.split("\n").length))).toBeLessThanOrEqual(10);
    server.close();
  });

  needs(natsServer, postgresql).it(
    "copies every line into PostgreSQL once, also when it is killed and begins again",
    async () => {
      await using database = await startPostgresql();
      const odd = { StarSystem: 'A "tab\t\\ and \u0000' };
      const ids = Array.from({ length: 2500 }, (_, at) => `line-${at}`);
      for (const id of ids.slice(0, 1500)) await publish("FSDJump", id, { ...odd, Id: id });
      const count = () => Number(database.ask("SELECT count(*) FROM line WHERE id LIKE 'line-%'"));
      const first = start("20-feed-to-postgresql.ts", database.url);
      await until(() => count() >= 1000, "the first thousand", patience);
      await stop(first);
      for (const id of ids.slice(1500)) await publish("FSDJump", id, { StarSystem: "Sol", Id: id });
      start("20-feed-to-postgresql.ts", database.url);
      await until(() => count() >= ids.length, "every line", patience);
      expect(count()).toBe(ids.length);
      expect(database.ask("SELECT count(DISTINCT event::text) FROM line WHERE id LIKE 'line-%'")).toBe("2500");
      expect(database.ask("SELECT event FROM line WHERE id = 'line-0'")).toBe(
        JSON.stringify({ event: "FSDJump", ...odd, Id: "line-0" }),
      );
      expect(database.ask("SELECT DISTINCT subject FROM line WHERE id LIKE 'line-%'")).toBe("stored.FSDJump.c");
    },
  );
});

/** Starts a server of PostgreSQL that listens on a socket in its folder. It refuses to run as root. */
async function startPostgresql() {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-postgresql-"));
  const [version = ""] = readdirSync(postgresql).toSorted().toReversed();
  const program = (name: string) => join(postgresql, version, "bin", name);
  const idOf = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(program("initdb"), ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8"], {
    ...user,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const server = spawn(program("postgres"), ["-D", data, "-k", folder, "-c", "listen_addresses="], {
    ...user,
    stdio: "ignore",
  });
  const url = `postgresql:///postgres?host=${folder}&user=postgres`;
  const psql = (sql: string) => spawnSync("psql", [url, "-qAtc", sql], { encoding: "utf8" });
  await until(() => psql("SELECT 1").status === 0, "PostgreSQL", patience);
  return {
    url,
    ask: (sql: string) => psql(sql).stdout.trim(),
    async [Symbol.asyncDispose]() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
