import type { LineOrigin } from "@shipslog/contract/observed";
import { parseLine } from "@shipslog/contract/text";
import { expect, it } from "vitest";
import { SoundLines } from "./SoundLines.ts";

const origin: LineOrigin = { version: "4.0", isNative: true };
const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };
const line =
  '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Synthesis", "Name":"Ammo", "Materials":[ { "Name":"iron", "Count":2 } ] }';
const later = line.replace("12:00:00", "12:00:07");

function soundAfter(raw: string): SoundLines {
  const parsed = parseLine(raw);
  if (!parsed.ok) throw new Error(raw);
  const sound = new SoundLines();
  sound.keep({ type: "event", position, raw, byteLength: 1, kind: parsed.kind, event: parsed.event }, origin);
  return sound;
}

const eventAfter = (kept: string, raw: string, from: LineOrigin = { ...origin }) =>
  soundAfter(kept).find({ type: "text", position, raw, byteLength: 1, kind: "Synthesis" }, from)?.event;

it("knows the event of a line that repeats one but for its timestamp", () => {
  expect(JSON.stringify(eventAfter(line, later))).toBe(JSON.stringify(JSON.parse(later)));
});

it.each([
  ["another text", line, later.replace("iron", "zinc")],
  ["a time that does not exist", line, line.replace("12:00:00", "25:00:00")],
  ["a quote in the timestamp", line, line.replace("T12:00:00Z", '","x":"y"').slice(0, 300)],
  [
    "a second timestamp",
    line.replace(/ \}$/, ', "timestamp":"2026-05-01T12:00:00Z" }'),
    later.replace(/ \}$/, ', "timestamp":"2026-05-01T12:00:00Z" }'),
  ],
  ["compact JSON", line.replaceAll(" ", ""), later.replaceAll(" ", "")],
])("does not know a line with %s", (_, kept, raw) => {
  expect(eventAfter(kept, raw)).toBeUndefined();
});

it.each([{ version: "3.8" }, { version: undefined }, { isNative: false }])(
  "does not know a line of another origin: %j",
  (other) => {
    expect(eventAfter(line, later, { ...origin, ...other })).toBeUndefined();
  },
);

it("does not know a line that has a key twice", () => {
  const twice = (raw: string) => raw.replace('"Name":"Ammo"', '"Name":"Ammo", "Name":"Ammo"');
  expect(eventAfter(twice(line), twice(later))).toBeUndefined();
});
