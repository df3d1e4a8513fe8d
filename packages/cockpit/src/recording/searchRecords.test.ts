import { parseLine } from "@shipslog/contract/text";
import { expect, it, onTestFinished } from "vitest";
import { decodeSearch } from "../wire/decodeRecord.ts";
import { Recorder } from "./Recorder.ts";
import { RecordMemory } from "./RecordStore.ts";
import { searchBounds, searchRecords } from "./searchRecords.ts";

/** Records lines of the given texts, every seventh not an event, each with a finding after it. */
function record(texts: readonly string[]): Recorder {
  const recorder = new Recorder({
    records: new RecordMemory(),
    states: new RecordMemory(),
    run: "r",
    nowMs: () => 0,
  });
  onTestFinished(() => recorder.close());
  for (const [at, raw] of texts.entries()) {
    const position = { file: "Journal.2026-05-01T120000.01.log", offset: at, line: at + 1, generation: 0 };
    const parsed = parseLine(raw);
    recorder.observe(
      parsed.ok
        ? { type: "event", position, byteLength: 1, raw, kind: parsed.kind, event: parsed.event }
        : { type: "bad", position, byteLength: 1, raw, defect: parsed.defect },
    );
    const finding = {
      rule: "needle",
      severity: "note",
      message: "Needle",
      pointer: "",
      position,
      companion: undefined,
    } as const;
    recorder.observe({ type: "finding", finding });
  }
  return recorder;
}

/** All matches, newest first, and how many requests they took. */
function searchAll(recorder: Recorder, text: string, kinds?: ReadonlySet<string>) {
  const found: string[] = [];
  let before: number | undefined;
  let requests = 0;
  do {
    const page = decodeSearch(searchRecords(recorder, { text, kinds, before }));
    expect(page.records.length).toBeLessThanOrEqual(searchBounds.matches);
    for (const { observation } of page.records) if ("raw" in observation) found.push(observation.raw);
    before = page.before;
    requests += 1;
  } while (before !== undefined);
  return { found, requests };
}

const lineOf = (at: number, more: string) =>
  at % 7 === 6 ? `not JSON ${at} ${more}` : `{ "event":"Music", "MusicTrack":"${at} ${more}" }`;

it("finds every line that contains a text, in parts of bounded size", () => {
  const texts = Array.from({ length: 1000 }, (_, at) => lineOf(at, at % 3 === 0 ? "NEEDLE Ünder" : "x".repeat(9000)));
  const recorder = record(texts);
  const { found, requests } = searchAll(recorder, "needle ünDER");
  expect(found).toEqual(texts.filter((_, at) => at % 3 === 0).toReversed());
  expect(requests).toBeGreaterThan(3);
  expect(searchAll(recorder, '"7 xxx').found).toEqual([texts[7]]);
  expect(searchAll(recorder, "nowhere").found).toEqual([]);
});

it("searches before a record only, for a page that looks back", () => {
  const recorder = record(Array.from({ length: 20 }, (_, at) => lineOf(at, "needle")));
  // Each line has two records.
  const { records } = decodeSearch(searchRecords(recorder, { text: "needle", before: 9 }));
  expect(records.map(({ seq }) => seq)).toEqual([7, 5, 3, 1]);
});

it("a search by kind finds every event of it without a text, and no other line", () => {
  const lines = Array.from({ length: 900 }, (_, at) => {
    if (at % 7 === 0) return `not an event ${at}`;
    return `{"timestamp":"2026-05-01T12:00:00Z","event":"${at % 3 === 0 ? "Docked" : "Music"}","At":${at}}`;
  });
  const { found } = searchAll(record(lines), "", new Set(["Docked"]));
  expect(found).toEqual(lines.filter((line) => line.includes('"Docked"')).toReversed());
});
