import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

const journal = "Journal.2026-05-01T120000.01.log";
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function makeFolder(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-anonymise-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

async function anonymise(folder: string, ...more: string[]) {
  const host = testHost();
  const out = await makeFolder();
  const code = await run(["anonymise", folder, "--out", out, ...more], host);
  const read = (file: string) => readFile(join(out, file), "latin1");
  return { code, out: host.out.text(), err: host.err.text(), files: await readdir(out), read };
}

/** Anonymises the lines of a journal and returns the result. */
async function rewritten(lines: readonly string[], key = "secret") {
  const folder = await makeFolder({ [journal]: Buffer.from(lines.join("\n"), "latin1") });
  const { read } = await anonymise(folder, "--key", key);
  return (await read(journal)).split("\n");
}

const at = '"timestamp":"2026-05-01T12:00:00Z"';

describe("shipslog anonymise", () => {
  it("replaces people everywhere and keeps every other byte", async () => {
    const lines = [
      `{ ${at}, "event":"ShipTargeted", "PilotName":"$cmdr_decorate:#name=Zed;", "PilotName_Localised":"CMDR Zed", "SquadronID":"WXYZ" }\r`,
      `{ ${at}, "event":"Commander", "FID":"F1234567", "Name":"Foo Bar" }\r`,
      `{ ${at}, "event":"Friends", "Status":"Online", "Name":"Quux" }\r`,
      `{ ${at}, "event":"ReceiveText", "From":"Quux", "Message":"hi Foo Bar", "Channel":"player" }\r`,
      `{ ${at}, "event":"ReceiveText", "From":"", "Message":"$COMMS_entered:#name=Sol;", "Channel":"npc" }\r`,
      `{ ${at}, "event":"Loadout", "ShipName":"FOO BAR'S QUUX", "Nested":[{"Deep":"Zed, [WXYZ] F1234567 Foo"}],  "Odd":1.50 }\r`,
      `{ ${at}, "event":"SquadronStartup", "SquadronID":2836, "SquadronName":"THE BARS", "CurrentRank":2836 }\r`,
      '\xff\xfe not JSON \x00 "Quux" Quux',
      `{ ${at}, "event":"SendText", "To":"Quux", "Message":"half a li`,
    ];
    const result = await rewritten(lines);
    const all = result.join("\n");
    expect(all).not.toMatch(/Foo Bar|FOO BAR|Zed|WXYZ|F1234567|THE BARS|half a li|"SquadronID":2836/);
    expect(result[4]).toBe(lines[4]);
    expect(result[6]).toContain('"CurrentRank":2836');
    const name = /"Name":"([^"]+)"/.exec(result[2] ?? "")?.[1] ?? "";
    expect(result[3]).toMatch(new RegExp(`"From":"${name}", "Message":"\\w+ \\w+ \\w+", "Channel":"player" }\\r$`));
    expect(result[5]).toContain(`'S ${name.toUpperCase()}", "Nested":[{"Deep":"`);
    expect(result[5]).toContain('Foo"}],  "Odd":1.50 }\r');
    // Outside of JSON, names are found as whole words.
    expect(result[7]).toBe(`\xff\xfe not JSON \x00 "${name}" ${name}`);
    expect(result[8]).toMatch(new RegExp(`"To":"${name}", "Message":"\\w+ \\w+ \\w+$`));
  });

  it("replaces names, callsigns and ids of carriers consistently", async () => {
    const lines = [
      `{ ${at}, "event":"FSSSignalDiscovered", "SignalName":"BIG SHIP V2X-7KY", "IsStation":true }`,
      `{ ${at}, "event":"Docked", "StationName":"V2X-7KY", "StationType":"FleetCarrier", "MarketID":3700005632 }`,
      `{ ${at}, "event":"CarrierStats", "CarrierID":3700005632, "Callsign":"V2X-7KY", "Name":"BIG SHIP" }`,
      `{ ${at}, "event":"FSSSignalDiscovered", "SignalName":"OTHER SHIP | ABCD" }`,
      `{ ${at}, "event":"Docked", "StationName":"Cargo Ship BFG-481", "StationType":"MegaShip", "MarketID":128016640, "SystemAddress":3700005632 }`,
    ];
    const [signal = "", docked = "", stats = "", squadron = "", mega = ""] = await rewritten(lines);
    const [, name, sign] = /"SignalName":"([A-Z]+ [A-Z]+) ([^ "]+)"/.exec(signal) ?? [];
    expect([name, sign]).not.toContain(undefined);
    const [, number] = /"MarketID":(\d+)/.exec(docked) ?? [];
    expect(docked).toContain(`"StationName":"${sign}"`);
    expect(stats).toContain(`"CarrierID":${number}, "Callsign":"${sign}", "Name":"${name}"`);
    expect(squadron).toMatch(/"SignalName":"[A-Z]+ [A-Z]+ \| [A-Z]{6}"/);
    expect([name, sign, number]).not.toContain("BIG SHIP");
    expect(number).not.toBe("3700005632");
    expect(mega).toBe(lines[4]);
  });

  it("gives the same pseudonyms for the same key, and different ones for another key", async () => {
    const lines = [`{ ${at}, "event":"Commander", "FID":"F1", "Name":"Foo" }`];
    expect(await rewritten(lines, "a")).toEqual(await rewritten(lines, "a"));
    expect(await rewritten(lines, "a")).not.toEqual(await rewritten(lines, "b"));
  });

  it("copies companion files, skips files that the game did not write, and prints the random key", async () => {
    const folder = await makeFolder({
      [journal]: `{ ${at}, "event":"Commander", "FID":"F1", "Name":"Foo" }\r\n`,
      "Status.json": `{ ${at}, "event":"Status", "Flags":0, "Destination":{ "System":1, "Body":2, "Name":"Foo" } }\r\n`,
      "diary.txt": "Foo",
    });
    const { code, out, files, read } = await anonymise(folder);
    expect(code).toBe(0);
    expect(files.toSorted()).toEqual([journal, "Status.json"]);
    expect(await read("Status.json")).toMatch(/"Body":2, "Name":"\w+ \w+" } }\r\n$/);
    expect(out).toContain("diary.txt");
    expect(out).toContain("key key of the tests");
  });

  it("rejects an existing file and an empty key", async () => {
    const folder = await makeFolder({ [journal]: "" });
    const host = testHost();
    expect(await run(["anonymise", folder, "--out", await makeFolder({ [journal]: "" })], host)).toBe(2);
    expect(host.err.text()).toContain("already exists");
    expect((await anonymise(folder, "--key", "")).code).toBe(2);
  });

  it("leaves nothing when interrupted after some files", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Journal.2026-05-01T1200${index + 10}.01.log`);
    const folder = await makeFolder(Object.fromEntries(names.map((name) => [name, `{ ${at}, "event":"Music" }\r\n`])));
    const out = join(await makeFolder(), "made", "out");
    const controller = new AbortController();
    const host = testHost({ interrupted: controller.signal, isTerminal: true });
    const { write } = host.err;
    host.err.write = (text) => {
      write(text);
      if (String(text).includes("writing")) controller.abort();
    };
    // A second passes at each look, so the progress bar draws every file.
    let nowMs = 0;
    const clock = { ...host.clock, nowMs: () => (nowMs += 1000) };
    expect(await run(["anonymise", folder, "--out", out], { ...host, clock })).toBe(130);
    expect(host.err.text()).toContain(`writing ${names[0]}`);
    expect(host.err.text()).not.toContain(`writing ${names[1]}`);
    expect(host.err.text()).toContain("shipslog: stopped on request; nothing is written\n");
    expect(await readdir(join(out, "../.."))).toEqual([]);
  });
});
