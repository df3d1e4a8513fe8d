import { once } from "node:events";
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeSnapshot } from "@shipslog/cockpit/wire";
import { describe, expect, it, onTestFinished } from "vitest";
import { run } from "../../run.ts";
import { testHost, eventually } from "../../../tests/helpers/host.ts";

const line = (rest: string) => `{ "timestamp":"2026-05-01T12:00:05Z", ${rest} }\r\n`;
const squadron = (name: string) => line(`"event":"SquadronStartup", "SquadronName":"${name}", "CurrentRank":1`);

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-cockpit-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the command, gives what it says and a way to end it. */
async function launch(...words: readonly string[]) {
  const controller = new AbortController();
  const host = testHost({ interrupted: controller.signal });
  const made: string[] = [];
  const makeTemporaryFolder = async () => {
    const folder = await host.makeTemporaryFolder();
    made.push(folder);
    return folder;
  };
  const ending = run(["cockpit", ...words], { ...host, makeTemporaryFolder });
  const hasSpoken = () => host.out.text().includes("http") || host.err.text().includes("shipslog:");
  await eventually(hasSpoken, "the first words of the cockpit");
  const url = /http:\S*/.exec(host.out.text())?.[0] ?? "";
  return {
    host,
    url,
    made,
    async end() {
      controller.abort();
      return ending;
    },
    async state(headers: Record<string, string> = {}) {
      const text = await (await fetch(new URL("/api/snapshot", url), { headers })).text();
      return decodeSnapshot(text).state;
    },
  };
}

/** The names of the events in the journals of a folder, and when the first happened; undefined without any. */
async function playedIn(folder: string): Promise<{ events: readonly string[]; start: string } | undefined> {
  const journals = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
  const text = (await Promise.all(journals.map((name) => readFile(join(folder, name), "utf8")))).join("");
  const start = /"timestamp":"([^"]+)"/.exec(text)?.[1];
  if (start === undefined) return undefined;
  return { start, events: [...text.matchAll(/"event":"(\w+)"/g)].map(([, name = ""]) => name) };
}

type Launched = Awaited<ReturnType<typeof launch>>;
type State = Awaited<ReturnType<Launched["state"]>>;

async function stateWhen({ state }: Launched, holds: (state: State) => boolean): Promise<State> {
  let now = await state();
  const look = async () => {
    now = await state();
    return holds(now);
  };
  await eventually(look, "the state");
  return now;
}

describe("shipslog cockpit", () => {
  it("shows the newest session as it grows, with findings", async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, "Journal.2026-04-01T120000.01.log"), squadron("EARLIER"));
    await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), squadron("FIRST"));
    await writeFile(join(folder, "Status.json"), line('"event":"Status", "Flags":16777216'));
    const cockpit = await launch(folder, "--port", "0", "--from", "session");
    const before = await stateWhen(
      cockpit,
      ({ career, flight }) => career.squadron !== undefined && flight.status !== undefined,
    );
    expect(before.tail.count).toBe(1);
    await appendFile(
      join(folder, "Journal.2026-05-01T120000.01.log"),
      `${squadron("SECOND")}${line('"event":"SquadronStartup"')}`,
    );
    const after = await stateWhen(cockpit, ({ health }) => health.rules.some(({ name }) => name === "field-missing"));
    expect(after.career.squadron?.SquadronName).toBe("SECOND");
    expect(cockpit.host.opened).toEqual([cockpit.url]);
    expect(await cockpit.end()).toBe(0);
    await expect(fetch(cockpit.url)).rejects.toThrow("fetch failed");
    for (const made of cockpit.made) await expect(readdir(made)).rejects.toThrow("ENOENT");
  });

  it("says that it waits for a folder that does not exist, or has no journals", async () => {
    const folder = await makeFolder();
    const empty = await launch(folder, "--port", "0", "--no-open");
    expect(await empty.end()).toBe(0);
    expect(empty.host.err.text()).toContain(`waiting for a journal in ${folder}, which has none yet`);
    const missing = await launch(join(folder, "later"), "--port", "0", "--no-open");
    expect(await missing.end()).toBe(0);
    expect(missing.host.err.text()).toContain("later, which does not exist yet");
  });

  it("shows a single journal", async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, "Journal.2026-04-01T120000.01.log"), squadron("EARLIER"));
    await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), squadron("LATER"));
    const cockpit = await launch(join(folder, "Journal.2026-04-01T120000.01.log"), "--port", "0", "--no-open");
    const state = await stateWhen(cockpit, ({ tail }) => tail.count === 1);
    expect(state.career.squadron?.SquadronName).toBe("EARLIER");
    expect(await cockpit.end()).toBe(0);
  });

  it("reads the latest sessions, so that a short newest one does not empty the page", async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, "Journal.2026-04-01T120000.01.log"), squadron("EARLIER"));
    await writeFile(
      join(folder, "Journal.2026-05-01T120000.01.log"),
      line('"event":"Fileheader"') + line('"event":"Shutdown"'),
    );
    const cockpit = await launch(folder, "--port", "0", "--no-open");
    const state = await stateWhen(cockpit, ({ tail }) => tail.count === 3);
    expect(state.career.squadron?.SquadronName).toBe("EARLIER");
    expect(await cockpit.end()).toBe(0);
  });

  it("starts with the first line with --from start", async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, "Journal.2026-04-01T120000.01.log"), squadron("EARLIER"));
    await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), squadron("FIRST"));
    const cockpit = await launch(folder, "--port", "0", "--from", "start", "--no-open");
    await stateWhen(cockpit, ({ tail }) => tail.count === 2);
    expect(cockpit.host.opened).toEqual([]);
    expect(await cockpit.end()).toBe(0);
  });

  it("shows a simulated session", async () => {
    const cockpit = await launch(
      "--simulate",
      "trader",
      "--seed",
      "42",
      "--speed",
      "5000",
      "--for",
      "1h",
      "--port",
      "0",
      "--no-open",
    );
    const state = await stateWhen(
      cockpit,
      ({ route, flight }) => route.trail.length > 0 && flight.status !== undefined,
    );
    expect(state.session.commander.source).toBe("journal");
    expect(await cockpit.end()).toBe(0);
    expect(cockpit.made).toHaveLength(2);
    for (const made of cockpit.made) await expect(readdir(made)).rejects.toThrow("ENOENT");
  });

  it("plays the grand tour when no scenario is given", async () => {
    const fixed = ["--seed", "42", "--for", "30m", "--dialect", "live"];
    const cockpit = await launch("--simulate", ...fixed, "--speed", "5000", "--port", "0", "--no-open");
    await stateWhen(cockpit, ({ tail }) => tail.count >= 20);
    const { events: played = [], start = "" } = (await Promise.all(cockpit.made.map(playedIn))).find(Boolean) ?? {};
    expect(await cockpit.end()).toBe(0);
    const folder = await makeFolder();
    // What a galaxy holds depends on the day, and around midnight the two would not start on the same.
    await run(["simulate", "grand-tour", "--out", folder, ...fixed, "--start", start], testHost());
    expect(played.length).toBeGreaterThanOrEqual(20);
    expect((await playedIn(folder))?.events.slice(0, played.length)).toEqual(played);
  });

  it("prints an address with a token and a QR code for other devices", async () => {
    const cockpit = await launch(await makeFolder(), "--port", "0", "--lan");
    expect(cockpit.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/);
    expect(cockpit.host.out.text()).toContain("http://192.0.2.7:");
    expect(cockpit.host.out.text()).toContain("█▄▄▄▄▄▄▄█");
    expect((await fetch(new URL("/api/snapshot", cockpit.url))).status).toBe(401);
    expect(await cockpit.end()).toBe(0);
  });

  it.each([
    [["--port", "x"], "--port x: expected a whole number from 0 to 65535"],
    [["--dialect", "x"], "--dialect x: expected one of spec, live"],
    [["--simulate", "nowhere"], "unknown scenario nowhere"],
    [["--simulate", "trader", "miner"], "give one scenario only"],
    [["--from", "x"], "--from x: expected one of recent, session, start"],
  ])("refuses %j", async (words, sentence) => {
    const cockpit = await launch(...words, ...(words.includes("--simulate") ? [] : [await makeFolder()]), "--no-open");
    expect(await cockpit.end()).toBe(2);
    expect(cockpit.host.err.text()).toContain(sentence);
    for (const made of cockpit.made) await expect(readdir(made)).rejects.toThrow("ENOENT");
  });

  it("fails when the given port is in use", async () => {
    const other = createServer();
    await once(other.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const cockpit = await launch(await makeFolder(), "--port", String(port));
    expect(await cockpit.end()).toBe(3);
    expect(cockpit.host.err.text()).toContain(`port ${port} is already in use; choose another with --port`);
  });
});
