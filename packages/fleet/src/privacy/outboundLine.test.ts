import type { Entry } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { isWithheldForName, outboundLineOf } from "./outboundLine.ts";
import { PrivateNames } from "./PrivateNames.ts";

const jump = '{ "timestamp":"2025-01-02T03:04:05Z", "event":"FSDJump", "StarSystem":"Sol" }';
const commander = '{ "timestamp":"2025-01-02T03:04:05Z", "event":"Commander", "FID":"F123", "Name":"Jameson" }';

function entryOf(raw: string): Entry {
  const position = { file: "Journal.log", offset: 0, line: 1, generation: 0 };
  const byteLength = Buffer.byteLength(raw) + 2;
  const line = parseLine(raw);
  if (!line.ok) return { type: "bad", position, raw, byteLength, defect: line.defect };
  return { type: "event", position, raw, byteLength, kind: line.kind, event: line.event };
}

const options = { longestBytes: 1000 };

describe("an outbound line", () => {
  it("is a line of the sixteen kinds, unchanged", () => {
    expect(outboundLineOf(entryOf(jump), options)).toEqual({ kind: "FSDJump", raw: jump, defect: undefined });
  });

  it("may be a truncated line of a chosen kind", () => {
    expect(outboundLineOf(entryOf(jump.slice(0, -5)), options)).toMatchObject({
      kind: "FSDJump",
      raw: jump.slice(0, -5),
    });
  });

  it.each([
    ["another event", commander],
    ["a truncated line of another event", commander.slice(0, -5)],
    ["two events on a line", jump + commander],
    ["a line that starts as one event and ends as another", jump.slice(0, 70) + commander.slice(60)],
    ["a truncated line followed by another truncated line", jump.slice(0, 70) + commander.slice(0, -3)],
    ["a line without an event name", '{ "timestamp":"2025-01-02T03:04:05Z", "Name":"Jameson" }'],
    ["an empty line", ""],
  ])("is not %s", (_what, raw) => {
    expect(outboundLineOf(entryOf(raw), options)).toBeUndefined();
  });

  it.each(["Timestamp", "FSDJump", "StarSystem"])(
    "may have the name of a friend called %s as a word of the game",
    (Name) => {
      const privateNames = new PrivateNames();
      privateNames.addFrom({ event: "Friends", Name });
      expect(outboundLineOf(entryOf(jump), { ...options, privateNames })?.raw).toBe(jump);
      const personal = jump.replace("Sol", `near ${Name}`);
      expect(outboundLineOf(entryOf(personal), { ...options, privateNames })).toBeUndefined();
      expect(isWithheldForName(entryOf(personal), { ...options, privateNames })).toBe(true);
      expect(isWithheldForName(entryOf(commander), { ...options, privateNames })).toBe(false);
    },
  );

  it("has no name of a person in a value, even if a later field of the same name replaces it", () => {
    const privateNames = new PrivateNames();
    privateNames.addFrom({ event: "Friends", Name: "Jameson" });
    const twice = jump.replace('"StarSystem"', '"StarSystem":"Jameson", "StarSystem"');
    expect(outboundLineOf(entryOf(twice), { ...options, privateNames })).toBeUndefined();
  });

  it("has one of the chosen kinds", () => {
    const chosen = { ...options, kinds: new Set(["Commander"]) };
    expect(outboundLineOf(entryOf(jump), chosen)).toBeUndefined();
    expect(outboundLineOf(entryOf(commander), chosen)?.raw).toBe(commander);
  });

  it("is only the start of a line that is too long", () => {
    const long = jump.replace("Sol", "S".repeat(5000));
    const outbound = outboundLineOf(entryOf(long), options);
    expect(outbound?.defect).toBe("oversize");
    expect(long.startsWith(outbound?.raw ?? "-")).toBe(true);
    expect(outbound?.raw.length).toBeLessThanOrEqual(1024);
  });
});
