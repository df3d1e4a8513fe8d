/** A local EDDN among programs that others wrote: EDDN's own schemas, an uploader in Python and ZeroMQ's own client. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { parseTimestampMs, type JsonObject } from "@shipslog/contract";
import { encodeExact } from "@shipslog/contract/internal";
import { parseJson } from "@shipslog/contract/text";
import { launchGame, type Game } from "@shipslog/testing";
import { simulateUploads, startEddn, type Eddn } from "@shipslog/testing/eddn";
import { expect, onTestFinished } from "vitest";
import { uploadFolder } from "../examples/uploader/uploader.ts";
import { root } from "../tools/workspace.ts";
import { consumersFolder } from "./helpers/consumers/runEdmc.ts";
import { until } from "./helpers/limits/until.ts";
import { needs } from "./helpers/needs/needs.ts";

const schemas = `${consumersFolder}/eddn-schemas`;
const python = "/usr/bin/python3";
const helper = (name: string) => join(root, "tests/helpers/consumers", name);

/** Starts a local EDDN whose clock shows the end of a game. */
async function startAfter(game: Game): Promise<Eddn> {
  const endMs = parseTimestampMs(game.events.at(-1)?.["timestamp"]) ?? 0;
  const eddn = await startEddn({ schemas: resolve(root, schemas), clock: { nowMs: () => endMs } });
  onTestFinished(() => eddn.close());
  return eddn;
}

/** An evening under direction: a journey with much of what uploaders send. */
async function playEvening(version: string): Promise<Game> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-evening-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const game = await launchGame({ seed: 42, folder, client: { version } });
  onTestFinished(() => game.close());
  await game.do("jump", { to: "nearest inhabited" });
  await game.do("scanNavBeacon");
  await game.do("dock");
  await game.do("buyCargo");
  await game.do("visitOutfitting");
  for (const step of ["jump", "scan", "map", "recordCodex", "land", "liftOff"] as const) await game.do(step);
  await game.do("jump", { to: "nearest inhabited" });
  await game.do("dock");
  await game.pass("30m");
  return game;
}

const summaryOf = ({ complaints }: Eddn) =>
  complaints.flatMap(({ schema, event, remarks }) =>
    remarks.map(({ rule, pointer, text }) => `${schema} ${event}: ${rule} ${pointer} ${text}`),
  );

needs(schemas).it("takes everything that the uploader of the examples sends of an evening", async () => {
  const game = await playEvening("4.1.2.100");
  const eddn = await startAfter(game);
  await uploadFolder(game.folder, eddn.uploadUrl);
  expect(summaryOf(eddn)).toEqual([]);
  expect(eddn.counts.accepted).toBeGreaterThan(5);
});

needs(schemas, python).it("names the three mistakes of an uploader in Python", async () => {
  expect((await readFile(helper("uploader.py"), "utf8")).trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  const game = await playEvening("4.3.0.0 beta");
  const eddn = await startAfter(game);
  await promisify(execFile)(python, [helper("uploader.py"), game.folder, eddn.uploadUrl]);
  const rules = new Set(
    eddn.complaints.flatMap(({ remarks }) => remarks.map(({ rule, pointer }) => `${rule} ${pointer}`)),
  );
  expect([...rules].toSorted()).toEqual([
    "beta-on-live /header/gameversion",
    "forbidden-key /message/Wanted",
    "outdated-schema ",
  ]);
});

needs(schemas).it("has uploads of simulated players that EDDN's schemas allow", async () => {
  const eddn = await startEddn({ schemas: resolve(root, schemas) });
  onTestFinished(() => eddn.close());
  const startMs = Date.UTC(2026, 4, 1, 12);
  const used = new Set<string>();
  let posted = 0;
  for (const { atMs, upload } of simulateUploads({ players: 12, seed: 42, startMs })) {
    if (atMs > startMs + 3_600_000) break;
    const body = encodeExact(upload);
    const answer = await (await fetch(eddn.uploadUrl, { method: "POST", body })).text();
    expect([upload["$schemaRef"], answer]).toEqual([upload["$schemaRef"], "OK"]);
    used.add(/schemas\/(.*)$/.exec(encodeExact([upload["$schemaRef"] ?? ""]).slice(2, -2))?.[1] ?? "");
    posted += 1;
  }
  expect(posted).toBeGreaterThan(100);
  expect([...used]).toEqual(
    expect.arrayContaining(["journal/1", "commodity/3", "fssdiscoveryscan/1", "fsssignaldiscovered/1", "navroute/1"]),
  );
});

needs("/usr/lib/python3/dist-packages/zmq").it("is heard by ZeroMQ's own client in Python", async () => {
  const count = 500;
  const eddn = await startEddn();
  onTestFinished(() => eddn.close());
  const listener = spawn(python, [helper("listener.py"), eddn.relayUrl, String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void listener.kill());
  const lines: string[] = [];
  createInterface({ input: listener.stdout }).on("line", (line) => lines.push(line));
  await until(() => eddn.listeners.subscribed === 1);
  const sent: JsonObject[] = [];
  for (const { upload } of simulateUploads({ players: 3, seed: 42, startMs: Date.UTC(2026, 4, 1, 12) })) {
    eddn.publish(upload);
    if (sent.push(upload) === count) break;
  }
  await once(listener, "close");
  expect(lines.slice(1).map((line) => parseJson(line))).toEqual(sent);
  expect(eddn.listeners.dropped).toBe(0);
});
