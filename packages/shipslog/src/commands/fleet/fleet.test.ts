import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseCredential } from "@shipslog/fleet";
import { FleetFolder, usualLimits } from "@shipslog/fleet/provisioning";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "shipslog-fleet-command-"));
});
afterEach(() => rm(home, { recursive: true }));

async function shipslog(...words: readonly string[]) {
  const host = testHost();
  const code = await run(["fleet", ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

describe("shipslog fleet", () => {
  it.each([
    [
      ["sail"],
      "fleet needs one of up, invite, revoke, rotate, grow, move, balance, repartition, registrar, join, uplink, collect, status, doctor, guard, forget, backup, restore, print",
    ],
    [["statsu"], "unknown word fleet statsu; did you mean status?"],
    [["up", "journal"], "unexpected journal; fleet up takes options only: see shipslog fleet --help"],
    [["invite", "jameson", "archon"], "unexpected archon; fleet invite takes one NAME: see shipslog fleet --help"],
    [["invite"], "the name is missing"],
    [["revoke"], "the name is missing"],
    [["join"], "the code is missing"],
    [["join", "SL1-abc"], "this is not a complete invitation code"],
    [["invite", "jameson", "--code", "--kinds", "Music"], "leave out --code"],
    [["invite", "--code", "--registrar", "example"], "--registrar example: expected HOST:PORT"],
    [["invite", "--code", "--expires", "never"], "--expires never: expected a duration"],
    [["registrar", "--fleet", "nowhere"], "this folder does not contain a fleet"],
    [["forget"], "the name is missing"],
    [["forget", "jameson"], "--out is missing: shipslog fleet forget jameson --out LAKE"],
    [["forget", "jameson", "--out", "nowhere"], "nowhere is not a lake"],
    [["guard", "--connections", "0"], "--connections 0: expected"],
    [["backup"], "the folder is missing"],
    [["restore"], "the backup is missing"],
    [["restore", "nothing", "--out", "lake"], "nothing is not a complete backup"],
    [["print"], "fleet print needs one of rules, dashboard, units, containerfile"],
    [["print", "posters"], "fleet print needs one of rules, dashboard, units, containerfile"],
    [["print", "units"], "--out is missing: shipslog fleet print units --out LAKE"],
    [["uplink"], "the folder is missing"],
    [["uplink", "journal"], "--credentials is missing"],
    [["collect"], "--out is missing: shipslog fleet collect --out LAKE"],
    [["collect", "--out", "lake", "--dialect", "old"], "--dialect old: expected one of spec, live"],
    [["load", "--speed", "fast"], "--speed fast: expected a number above 0, or max"],
    [["load", "--commanders", "many"], "--commanders many: expected a whole number"],
    [["load", "--hourly", "0"], "--hourly 0: expected"],
  ])("explains what is wrong with %s", async (words, message) => {
    const { code, err } = await shipslog(...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it.each([
    [
      ["invite", "jameson", "--fleet"],
      "does not contain a fleet; name its folder with --fleet, or create one with shipslog fleet up",
    ],
    [
      ["collect", "--out", "lake", "--name", "one", "--fleet"],
      "does not contain a fleet; name its folder with --fleet",
    ],
  ])("explains what is missing for %s", async (words, message) => {
    const { code, err } = await shipslog(...words, join(home, "nowhere"));
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it("refuses a lake that cannot be written before it connects", async () => {
    const path = await makeFleet();
    const { code, err } = await shipslog(
      "collect",
      "--out",
      join(path, "fleet.json"),
      "--name",
      "one",
      "--fleet",
      path,
    );
    expect([code, err]).toEqual([2, expect.stringContaining("it is a file, not a folder")]);
  });

  it("names a missing credential of a fleet that is there", async () => {
    const path = await makeFleet();
    await rm(join(path, "credentials", "collector.json"));
    const { code, err } = await shipslog("collect", "--out", join(home, "lake"), "--fleet", path);
    expect([code, err]).toEqual([2, expect.stringContaining("cannot read the credential")]);
  });

  it("explains that a backup is damaged", async () => {
    await writeFile(join(home, "backup.json"), '{ "format":');
    const { code, err } = await shipslog("restore", home, "--out", join(home, "lake"));
    expect(code).toBe(2);
    expect(err).toContain("is not a complete backup");
  });

  it("writes what servers on hosts of their own need, and starts none", async () => {
    const path = join(home, "far");
    const words = ["up", "--hosts", "192.0.2.1,192.0.2.2,192.0.2.3", "--fleet", path];
    const { code, out } = await shipslog(...words);
    expect(code).toBe(0);
    expect(out).toContain("a fleet of 3 servers: 192.0.2.1:4222, 192.0.2.2:4222, 192.0.2.3:4222");
    expect(out).toContain(`192.0.2.3: nats-server -c ${join(path, "node-3", "nats.conf")}`);
    expect((await shipslog("up", "--fleet", path)).out).toBe(out);
    const changed = await shipslog(...words);
    expect([changed.code, changed.err]).toEqual([2, expect.stringContaining("fleet grow and move change its hosts")]);
  });

  it("does not start servers on a port that another program has, nor creates a fleet with it", async () => {
    const path = join(home, "taken");
    const upWithTaken = async () => {
      const other = createServer().listen(0, "127.0.0.1");
      await once(other, "listening");
      const { port } = other.address() as AddressInfo;
      // The monitoring port of the second server.
      const words = ["up", "--port", String(port - 21), "--nats-server", "nats-server", "--fleet", path];
      const { code, err } = await shipslog(...words);
      other.close();
      return { code, isNamed: err.includes(`port ${port} is taken`) };
    };
    // On a busy machine another program may have one of the other ports.
    let ended = await upWithTaken();
    for (let tries = 0; tries < 20 && !ended.isNamed; tries++) ended = await upWithTaken();
    expect(ended).toEqual({ code: 3, isNamed: true });
    await expect(stat(path)).rejects.toThrow("ENOENT");
  });

  async function makeFleet(): Promise<string> {
    const path = join(home, "fleet");
    const nodes = [{ client: 1, cluster: 2, monitor: 3 }];
    await FleetFolder.create(path, { nodes, partitions: 3, limits: usualLimits, pseudonyms: "key" });
    return path;
  }

  it("invites with a file that only its owner may read", async () => {
    const { out } = await shipslog("invite", "jameson", "--fleet", await makeFleet());
    expect((await stat(out.trim())).mode & 0o777).toBe(0o600);
  });

  it("refuses to invite under a name with other characters than codes allow, and says which these are", async () => {
    const path = await makeFleet();
    for (const more of [[], ["--code"]]) {
      const { code, out, err } = await shipslog("invite", "a b/c", "--fleet", path, ...more);
      expect([code, out, err]).toEqual([
        2,
        "",
        expect.stringContaining("a b/c; a name has 1 to 32 characters: letters"),
      ]);
    }
  });

  it("does not send a folder without journals once, as archive does not store it", async () => {
    const path = await makeFleet();
    const { out } = await shipslog("invite", "jameson", "--fleet", path);
    const send = (folder: string) => shipslog("uplink", folder, "--once", "--credentials", out.trim());
    const folder = join(home, "no-journal");
    const missing = await send(folder);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining(`${folder} does not exist`)]);
    await mkdir(join(folder, "inner"), { recursive: true });
    const host = testHost();
    const archived = await run(["archive", folder, "--out", join(home, "lake")], host);
    const sent = await send(folder);
    expect([sent.code, sent.err]).toEqual([archived, host.err.text()]);
    expect([sent.code, sent.err]).toEqual([2, expect.stringContaining(`no journals in ${folder}`)]);
    await writeFile(join(folder, "inner", "Journal.2026-01-01T000000.01.log"), "");
    const inner = await send(folder);
    expect([inner.code, inner.err]).toEqual([2, expect.stringContaining(`journals are in ${join(folder, "inner")};`)]);
  });

  it("invites with a file that does not contain the name", async () => {
    const path = await makeFleet();
    const { code, out } = await shipslog("invite", "jameson", "--kinds", "Music", "--fleet", path);
    expect(code).toBe(0);
    const file = out.trim();
    const text = await readFile(file, "utf8");
    const credential = parseCredential(text, file);
    expect(credential.commander?.kinds).toHaveLength(17);
    expect(text).not.toContain("jameson");
    const again = await shipslog("invite", "jameson", "--fleet", path);
    const second = parseCredential(await readFile(again.out.trim(), "utf8"), file);
    expect(second.commander?.id).toBe(credential.commander?.id);
  });
});
