import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Entry } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { decodeRecord } from "../wire/decodeRecord.ts";
import { dataOf } from "./frames.ts";
import { RecordFile } from "../server/RecordFile.ts";
import { frameOfStored, storeRecord } from "./storedRecord.ts";
import { decodeCursor } from "./StreamCursor.ts";

const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };
const { generation, offset, file } = position;
const cursor = { run: "r", seq: 3, line: { file, generation, offset }, findings: 0, companions: {} };

function lineOf(raw: string): Entry {
  const parsed = parseLine(raw);
  const byteLength = raw.length;
  return parsed.ok
    ? { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event }
    : { type: "bad", position, raw, byteLength, defect: parsed.defect };
}

function openFile(): RecordFile {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-records-"));
  const records = new RecordFile(join(folder, "records"));
  onTestFinished(() => {
    records.close();
    rmSync(folder, { recursive: true });
  });
  return records;
}

it("a stored record is sent as the same entry and cursor, for any line", () => {
  const records = openFile();
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "binary" }).map((name) => `{"event":"Music","MusicTrack":${JSON.stringify(name)}}`),
    fc.string({ unit: "binary" }).map((name) => `{"event":"Music", "x":"${name.replaceAll(/["\\]/g, "")}"}`),
    fc.constantFrom('{"event":"Music",\n"x":1}', '{"event":"Music","x":"\ud800"}'),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const entry = lineOf(raw);
      records.append(storeRecord(cursor, { seq: 3, atMs: 4, timeMs: 5 }, entry));
      const [stored = ""] = records.readTexts(records.count - 1, records.count);
      const frame = frameOfStored(stored);
      expect(frame.split("\n")).toHaveLength(5);
      expect(decodeCursor(frame.slice("id: ".length, frame.indexOf("\n")))).toEqual(cursor);
      expect(decodeRecord(dataOf(frame))).toStrictEqual({ seq: 3, atMs: 4, timeMs: 5, observation: entry });
    }),
  );
});

it("a record file returns every text, however long and whenever it is read", () => {
  const length = fc.oneof(fc.nat(20), fc.nat(200_000));
  const step = fc.record({ length, letter: fc.constantFrom("a", "é", "漢"), isRead: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const records = openFile();
      const model: string[] = [];
      const early: string[] = [];
      for (const each of steps) {
        model.push(each.letter.repeat(each.length));
        records.append(model.at(-1) ?? "");
        if (each.isRead) early.push(...records.readTexts(model.length - 1, model.length));
      }
      expect(early).toEqual(model.filter((_, at) => steps[at]?.isRead));
      expect(records.readTexts(0, records.count)).toEqual(model);
    }),
    { numRuns: 30 },
  );
});
