import { simulate } from "@shipslog/simulator";
import { judgeObserved, type LineOrigin, type ObservedDeclaration } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { textDamages } from "./helpers/damages.ts";
import { drawFrom } from "./helpers/drawFrom.ts";
import { recordMoments } from "./helpers/recording.ts";
import { repeatedKey } from "../src/text/repeatedKey.ts";
import { judgeBounds } from "../src/observed/judgeBounds.ts";
import { PlainKinds, PlainLines } from "../src/plain/PlainLines.ts";

const declarations = new Map(observedDeclarations.map((each) => [each.kind, each]));
/** The newest game, an old one, one that nobody has seen, and a journal that another tool rewrote. */
const origins: readonly LineOrigin[] = [
  { version: "4.2", isNative: true },
  { version: "3.3", isNative: true },
  { version: "9.0", isNative: true },
  { version: undefined, isNative: false },
];
const newest = origins[0] as LineOrigin;

function timestampOf(plain: PlainLines, raw: string): string | undefined {
  const kind = peekEventName(raw);
  return kind === undefined ? undefined : plain.timestampOf({ raw, kind });
}

/** Plain lines that have seen the kinds of these lines often enough to know them by their text. */
function plainAfter(lines: readonly string[], origin = newest): PlainLines {
  const plain = new PlainLines(new PlainKinds((kind) => declarations.get(kind)), origin);
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

  it("is known by its text after some lines of its kind, with its timestamp", () => {
    const plain = new PlainLines(new PlainKinds((kind) => declarations.get(kind)), newest);
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

  it("is not a line that ends behind its event name", () => {
    const half = music.slice(0, music.indexOf('"Music"') + '"Music"'.length);
    expect(timestampOf(plainAfter([music]), half)).toBeUndefined();
  });

  it("is almost every simulated line, as the game writes it and as compact JSON", () => {
    for (const all of [lines, lines.map((line) => JSON.stringify(JSON.parse(line)))]) {
      const plain = plainAfter(all);
      const known = all.filter((line) => timestampOf(plain, line) !== undefined);
      expect(known.length / all.length).toBeGreaterThan(0.9);
    }
  });

  describe.each(origins)("of version $version, native: $isNative,", (origin) => {
    const plain = plainAfter(lines, origin);

    it.each(Object.entries(textDamages))("is never one that a judge objects to, after damage: %s", (name, damage) => {
      const draw = drawFrom(11);
      const objections: unknown[] = [];
      for (const line of lines) {
        const damaged = damage(line, draw);
        if (timestampOf(plain, damaged) === undefined) continue;
        const parsed = parseLine(damaged);
        if (!parsed.ok) throw new Error(`${name}: ${damaged}`);
        const declaration = declarations.get(parsed.kind);
        objections.push(
          ...(declaration === undefined ? [`no declaration of ${parsed.kind}`] : []),
          ...(declaration === undefined ? [] : judgeObserved(declaration, origin)(parsed.event)),
          ...((declaration && judgeBounds(declaration)?.(parsed.event)) ?? []),
          ...(repeatedKey(damaged) === undefined ? [] : [`a repeated key: ${damaged}`]),
          ...(parsed.kind === peekEventName(damaged) ? [] : [`another kind: ${damaged}`]),
        );
      }
      expect(objections).toEqual([]);
    });
  });

  it("may lack or have what its own game did, and no other", () => {
    const declaration = {
      ...(declarations.get("Music") as ObservedDeclaration),
      commanders: 9,
      versions: ["2.2", "2.3", "3.0", "3.3", "4.0"],
      fields: [
        { path: "timestamp", seen: 900, of: 900, types: { string: 900 } },
        { path: "event", seen: 900, of: 900, types: { string: 900 } },
        { path: "MusicTrack", seen: 800, of: 900, types: { string: 800 }, since: "3.0", always: "3.0" },
        { path: "Volume", seen: 900, of: 900, types: { integer: 300, string: 600 }, former: { string: "3.0" } },
      ],
    };
    const from = (version: string, isNative = true) => {
      const plain = new PlainLines(new PlainKinds(() => declaration), { version, isNative });
      for (let times = 0; times < 100; times++) timestampOf(plain, music);
      const line = (fields: string) => music.replace('"MusicTrack":"NoTrack"', fields);
      return ['"Volume":1', '"Volume":"1"', '"MusicTrack":"a", "Volume":1', '"MusicTrack":"a", "Volume":"1"'].map(
        (fields) => timestampOf(plain, line(fields)) !== undefined,
      );
    };
    expect(from("2.2")).toEqual([true, true, true, true]);
    expect(from("3.0")).toEqual([false, false, true, true]);
    expect(from("3.3")).toEqual([false, false, true, false]);
    expect(from("3.3", false)).toEqual([true, false, true, false]);
  });
});
