import type { EventEntry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { sampleRules } from "../../tests/helpers/sampleFindings.ts";
import { createFinding } from "./createFinding.ts";

const value = "A".repeat(10_000_000);
const raw = `{ "event":"Docked", "StationName":"${value}" }`;
const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };
const entry: EventEntry = { type: "event", position, raw, byteLength: raw.length, kind: "Docked", event: {} };

describe("createFinding", () => {
  it("shows the start of values of any length", () => {
    const breach = { pointer: "/StationName", expected: value, received: JSON.stringify(value), message: value };
    const finding = createFinding({ rule: sampleRules[0]!, severity: "error", breach, entry });
    expect(JSON.stringify(finding).length).toBeLessThan(10_000);
    expect(finding.received).toBe(`"${"A".repeat(1999)}…`);
  });

  it("names the kind of a line that is kept as text, as of one that is parsed", () => {
    const { event: _event, ...line } = entry;
    const found = { rule: sampleRules[0]!, severity: "note", breach: { expected: "", received: "" } } as const;
    expect(createFinding({ ...found, entry: { ...line, type: "text" } })).toEqual(createFinding({ ...found, entry }));
  });
});
