import type { Entry } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../state/fold.ts";
import { unknownState } from "../state/CockpitState.ts";
import { decodeRecord, decodeRecords } from "./decodeRecord.ts";
import { encodeRecord } from "./encodeRecord.ts";
import { decodeSnapshot, encodeSnapshot } from "./Snapshot.ts";

const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };

function lineOf(raw: string): Entry {
  const parsed = parseLine(raw);
  const byteLength = raw.length;
  return parsed.ok
    ? { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event }
    : { type: "bad", position, raw, byteLength, defect: parsed.defect };
}

const mission = `{"timestamp":"2026-05-01T12:00:00Z","event":"Missions","Active":[{"MissionID":18446744073709551615,"Name":"M","PassengerMission":false,"Expires":5}],"Failed":[],"Complete":[]}`;

describe("a record", () => {
  it("decodes to the same entry for any line", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json().map((json) => `{"timestamp":"t","event":"Music","x":${json},"__proto__":{"y":1}}`),
      fc.bigInt().map((digits) => `{"event":"Music","n":${digits}}`),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const entry = lineOf(raw);
        const recorded = decodeRecord(encodeRecord({ seq: 3, atMs: 4, timeMs: 5 }, entry));
        expect(recorded).toStrictEqual({ seq: 3, atMs: 4, timeMs: 5, observation: entry });
      }),
    );
  });

  it("is encoded as one line", () => {
    expect(encodeRecord({ seq: 1, atMs: 0 }, lineOf("\n\r\u2028\u0000"))).not.toMatch(/[\n\r]/);
  });

  it("can be decoded from a page of records", () => {
    const text = encodeRecord({ seq: 1, atMs: 0 }, lineOf(mission));
    const page = `{"run":"r","lastSeq":1,"records":[${text}]}`;
    expect(decodeRecords(page)).toEqual([decodeRecord(text)]);
  });
});

describe("a snapshot", () => {
  it("keeps every digit of a 64-bit id", () => {
    const state = fold(unknownState, lineOf(mission), 0);
    const read = decodeSnapshot(encodeSnapshot({ seq: 1, lastSeq: 1, run: "r", state }));
    expect(read.state).toEqual(state);
    expect(read.state.career.missions?.[0]?.MissionID).toBe(18446744073709551615n);
  });

  it("keeps a large double a double", () => {
    const raw = '{"timestamp":"2026-05-01T12:00:00Z","event":"NavRoute"}';
    const state = fold(unknownState, lineOf(raw), 1e300);
    expect(decodeSnapshot(encodeSnapshot({ seq: 1, lastSeq: 1, run: "r", state })).state).toEqual(state);
  });

  it("of the unknown state decodes to the unknown state", () => {
    const read = decodeSnapshot(encodeSnapshot({ seq: 0, lastSeq: 0, run: "r", state: unknownState }));
    expect(read.state).toEqual(unknownState);
  });
});
