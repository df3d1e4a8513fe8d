import { simulate } from "@shipslog/simulator";
import { judgeObserved } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { textDamages } from "../../tests/helpers/damages.ts";
import { drawFrom } from "../../tests/helpers/drawFrom.ts";
import { recordMoments } from "../../tests/helpers/recording.ts";
import { repeatedKey } from "../text/repeatedKey.ts";
import { PlainLines } from "./PlainLines.ts";

const declarations = new Map(observedDeclarations.map((each) => [each.kind, each]));
const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };

function timestampOf(plain: PlainLines, raw: string): string | undefined {
  const kind = peekEventName(raw);
  return kind === undefined ? undefined : plain.timestampOf({ type: "text", position, raw, byteLength: 1, kind });
}

/** Plain lines that have seen the kinds of these lines often enough to know them by their text. */
function plainAfter(lines: readonly string[]): PlainLines {
  const plain = new PlainLines((kind) => declarations.get(kind));
  const ofKinds = new Map(lines.map((line) => [peekEventName(line), line])).values();
  for (const line of ofKinds) for (let times = 0; times < 100; times++) timestampOf(plain, line);
  return plain;
}

function simulatedLines(): readonly string[] {
  const moments = simulate({ seed: 7, scenario: "grand-tour", dialect: "live", start: 0, durationMs: 2 * 3_600_000 });
  const lines = recordMoments(moments, "live").filter(({ type }) => type === "line");
  return lines.map(({ raw }) => raw).filter((raw) => declarations.has(peekEventName(raw) ?? ""));
}

const music = '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "MusicTrack":"NoTrack" }';

describe("a plain line", () => {
  const lines = simulatedLines();
  const plainLines = plainAfter(lines);

  it("is known by its text after some lines of its kind, with its timestamp", () => {
    const plain = new PlainLines((kind) => declarations.get(kind));
    expect(Array.from({ length: 100 }, () => timestampOf(plain, music))).toEqual(Array(100).fill(undefined));
    expect(timestampOf(plain, music)).toBe("2026-05-01T12:00:00Z");
    expect(timestampOf(plain, music.replace("12:00:00", "12:00:01"))).toBe("2026-05-01T12:00:01Z");
    expect(timestampOf(plain, music.replace("NoTrack", "Starport"))).toBe("2026-05-01T12:00:00Z");
  });

  it.each([
    ["a day that does not exist", music.replace("05-01", "02-30")],
    ["an unknown field", music.replace(" }", ', "Volume":1 }')],
    ["a missing field", music.replace(', "MusicTrack":"NoTrack"', "")],
    ["a field twice", music.replace(" }", ', "MusicTrack":"NoTrack" }')],
    ["another type", music.replace('"NoTrack"', "1")],
    ["an escape", music.replace("NoTrack", String.raw`No\u0054rack`)],
    ["a control character", music.replace("NoTrack", "No\tTrack")],
    ["no end", music.slice(0, -2)],
    ["something after its end", `${music} ,`],
    ["an unknown kind", music.replace("Music", "Musik")],
  ])("is none with %s", (_, line) => {
    const plain = plainAfter([music]);
    expect(timestampOf(plain, music)).toBeDefined();
    expect(timestampOf(plain, line)).toBeUndefined();
  });

  it("is almost every simulated line, as the game writes it and as compact JSON", () => {
    for (const all of [lines, lines.map((line) => JSON.stringify(JSON.parse(line)))]) {
      const plain = plainAfter(all);
      const known = all.filter((line) => timestampOf(plain, line) !== undefined);
      expect(known.length / all.length).toBeGreaterThan(0.9);
    }
  });

  it.each(Object.entries(textDamages))("is never one that a judge objects to, after damage: %s", (name, damage) => {
    const draw = drawFrom(11);
    for (const line of lines) {
      const damaged = damage(line, draw);
      if (timestampOf(plainLines, damaged) === undefined) continue;
      const parsed = parseLine(damaged);
      if (!parsed.ok) throw new Error(`${name}: ${damaged}`);
      const declaration = declarations.get(parsed.kind);
      expect([damaged, declaration && judgeObserved(declaration)(parsed.event)]).toEqual([damaged, []]);
      expect([damaged, repeatedKey(damaged)]).toEqual([damaged, undefined]);
      expect(parsed.kind).toBe(peekEventName(damaged));
    }
  });
});
