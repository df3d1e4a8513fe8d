/** A player joins a fleet with a code: the commands of operator and player against a real server. */
import { randomUUID } from "node:crypto";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { openLake } from "@shipslog/archive";
import { JoinTrial } from "../lab/fleet/JoinTrial.ts";
import { natsServer } from "../lab/fleet/natsServer.ts";
import { until } from "../lab/limits/until.ts";
import { needs } from "../lab/needs/needs.ts";
import { testHost } from "../packages/cli/src/host.testing.ts";
import { run } from "../packages/cli/src/run.ts";

const { describe, it } = needs(natsServer);
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }\r\n';

describe("joining with a code", () => {
  let trial: JoinTrial;
  beforeAll(async () => {
    trial = await JoinTrial.start();
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  function start(home: string, words: readonly string[], interrupted?: AbortSignal) {
    const host = { ...testHost(interrupted === undefined ? {} : { interrupted }), home, drawKey: () => randomUUID() };
    return { done: run(["fleet", ...words], host), host };
  }

  async function shipslog(home: string, ...words: readonly string[]) {
    const { done, host } = start(home, words);
    const code = await done;
    return { code, out: host.out.text().trim(), err: host.err.text() };
  }

  const operator = (...words: readonly string[]) => shipslog("/nowhere", ...words, "--fleet", trial.fleet.folder.path);

  it("takes one command, and what the player sends is stored until the operator revokes", async () => {
    const [home, lake] = [await trial.home("jameson"), join(trial.fleet.path, "lake")];
    const ending = new AbortController();
    const collecting = start(
      "/nowhere",
      ["collect", "--out", lake, "--name", "one", "--fleet", trial.fleet.folder.path],
      ending.signal,
    );
    const invited = await operator("invite", "jameson", "--code");
    expect([invited.code, invited.out]).toMatchObject([0, expect.stringMatching(/^SL1-[\w-]{80,}$/)]);
    const joined = await shipslog(home, "join", invited.out);
    expect([joined.code, joined.err]).toMatchObject([0, expect.stringContaining("shipslog fleet uplink DIR\n")]);
    expect((await stat(joined.out)).mode & 0o777).toBe(0o600);
    const journal = join(home, "journal");
    await mkdir(journal);
    await writeFile(join(journal, "Journal.2026-01-01T000000.01.log"), navRoute.repeat(10));
    const sent = await shipslog(home, "uplink", journal, "--once");
    expect([sent.code, sent.err]).toMatchObject([0, expect.stringContaining("all stored")]);
    const tables = await openLake(lake);
    expect(await tables.query("SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 10 }]);
    tables.close();
    const following = start(home, ["uplink", journal]);
    await until(async () => (await trial.connections()).includes("shipslog uplink"), "the uplink to be connected");
    expect(await operator("revoke", "jameson")).toMatchObject({ code: 0 });
    expect(await following.done).toBe(3);
    expect(following.host.err.text()).toContain("rejected this credential");
    const again = await shipslog(home, "join", invited.out);
    expect([again.code, again.err]).toMatchObject([2, expect.stringContaining("was revoked")]);
    ending.abort();
    expect(await collecting.done).toBe(0);
  });
});
