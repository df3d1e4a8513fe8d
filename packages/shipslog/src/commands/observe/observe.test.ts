import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printLine } from "@shipslog/contract/text";
import type { JsonObject, JsonValue } from "@shipslog/contract";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";
import type { PrintableAdditions } from "./withoutPersonal.ts";

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const at = { timestamp: "2026-05-01T12:00:00Z" };
const music = (more: JsonObject = {}): JsonObject => ({ ...at, event: "Music", MusicTrack: "Exploration", ...more });
const missions = (more: JsonObject = {}): JsonObject => ({
  ...at,
  event: "Missions",
  Active: [],
  Failed: [],
  Complete: [],
  ...more,
});

async function observe(events: readonly JsonObject[], ...more: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-observe-"));
  folders.push(folder);
  const text = events.map((event) => `${printLine(event)}\r\n`).join("");
  await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), text);
  const host = testHost();
  const code = await run(["observe", folder, ...more], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

async function additions(events: readonly JsonObject[]): Promise<PrintableAdditions> {
  return JSON.parse((await observe(events, "--format", "json")).out) as PrintableAdditions;
}

describe("shipslog observe", () => {
  it("exits with 0 when everything is declared", async () => {
    const { code, out, err } = await observe([music(), missions()]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("2 lines in 1 journal: 1 specified, 1 observed, 0 unknown.");
    expect(out).toContain("Nothing is new");
  });

  it("has nothing to say about what simulate wrote, and reads what lies beside it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-observe-"));
    folders.push(folder);
    const played = ["--out", folder, "--seed", "42", "--for", "20m", "--start", "2026-05-01T12:00:00Z"];
    await run(["simulate", "beginner", ...played], testHost());
    await writeFile(join(folder, "Journal.2026-04-01T120000.01.log"), `${printLine(music())}\r\n`);
    const host = testHost();
    expect(await run(["observe", folder], host)).toBe(0);
    expect(host.out.text()).toContain("1 line in 1 journal:");
    expect(host.err.text()).toContain("1 journal of simulate left out");
  });

  it("prints new kinds, fields, types and values, and exits with 1", async () => {
    const { code, out } = await observe([
      music({ Volume: 3 }),
      music({ MusicTrack: 42 }),
      missions({ Bonus: { Credits: 1 } }),
      { ...at, event: "Dance", Steps: [{ Left: true }] },
      { ...at, event: "StartJump", JumpType: "Sideways", Taxi: false },
    ]);
    expect(code).toBe(1);
    const words = out.replaceAll(/ +/g, " ");
    for (const line of [
      "New kinds:",
      "Dance 1 event in 1 journal timestamp, event, Steps, Steps[], Steps[].Left",
      "Music.Volume integer in 1 of 2",
      "Missions.Bonus object in 1 of 1, 1 field inside",
      "Music.MusicTrack integer (1) declared: string",
      "StartJump.JumpType Sideways (1) declared: 2 values",
      "To send it:",
    ]) {
      expect(words).toContain(line);
    }
  });

  it("prints declarations as JSON", async () => {
    const { kinds, fields, types, values } = await additions([
      { ...at, event: "Dance", Partner: "Foo Bar", Beats: 120 },
      music({ Volume: "loud" }),
    ]);
    expect(kinds).toMatchObject([
      {
        kind: "Dance",
        events: 1,
        journals: 1,
        fields: [
          { path: "timestamp" },
          { path: "event" },
          { path: "Partner", types: { string: 1 } },
          { path: "Beats" },
        ],
      },
    ]);
    expect(fields).toMatchObject([
      { kind: "Music", fields: [{ path: "Volume", seen: 1, of: 1, types: { string: 1 } }] },
    ]);
    expect([types, values]).toEqual([[], []]);
  });

  it("compares the kinds of the specification with the contract itself", async () => {
    const transfer = (Direction: string) => {
      return { ...at, event: "CargoTransfer", Transfers: [{ Type: "gold", Count: 1, Direction }] };
    };
    const squadron = (more: JsonObject) => {
      return { ...at, event: "SquadronStartup", SquadronName: "Wing", CurrentRank: 1, ...more };
    };
    const { kinds, fields, types, values } = await additions([
      ...["toship", "sideways", "tocarrier", "sideways", "upwards"].map(transfer),
      squadron({}),
      squadron({ CurrentRank: "high" }),
      squadron({ Motto: { Text: "Onwards" } }),
    ]);
    expect(kinds).toEqual([]);
    expect(values).toEqual([
      { kind: "CargoTransfer", path: "Transfers[].Direction", values: { sideways: 2, upwards: 1 }, known: 0 },
    ]);
    expect(types).toMatchObject([{ kind: "SquadronStartup", path: "CurrentRank", types: { integer: 2, string: 1 } }]);
    expect(fields).toMatchObject([
      { kind: "SquadronStartup", fields: [{ path: "Motto", seen: 1, of: 3 }, { path: "Motto.Text" }] },
    ]);
  });

  it("prints no text of a field without a declared list, wherever it is", async () => {
    const secret = "Xyzzy Plugh";
    const value: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constant(secret),
        fc.array(tie("value"), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom("Name", "Extra", secret), tie("value"), { maxKeys: 2, noNullPrototype: true }),
      ),
    })).value;
    const event = fc.record({
      event: fc.constantFrom("Music", "Missions", "Scan", "Dance", secret),
      Name: value,
      StarSystem: value,
      [secret]: value,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 5 }), async (events) => {
        const lines = events.map((each) => ({ ...at, ...each }));
        for (const format of ["text", "json"]) {
          const { out } = await observe(lines, "--format", format);
          expect(out).not.toMatch(/xyzzy/i);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("does not print a value that names a person or a place in the same journals", async () => {
    const jump = (JumpType: string) => ({ ...at, event: "StartJump", JumpType, Taxi: false });
    const { values, withheld } = await additions([
      { ...at, event: "Commander", FID: "F1234567", Name: "Jameson" },
      { ...at, event: "ReceiveText", From: "Quux", Message: "hello", Channel: "player" },
      ...["Jameson", "QUUX", "hello", "F1234567", "what? no!", "Sideways"].map(jump),
    ]);
    expect(values).toMatchObject([{ kind: "StartJump", path: "JumpType", values: { Sideways: 1 } }]);
    expect(Object.keys(values[0]?.values ?? {})).toEqual(["Sideways"]);
    expect(withheld).toBe(5);
  });

  it("rejects a command line without a path, and other declarations", async () => {
    const host = testHost();
    expect(await run(["observe"], host)).toBe(2);
    expect(host.err.text()).toContain("usage: shipslog observe PATH...");
    expect((await observe([music()], "--format", "xml")).code).toBe(2);
  });
});
