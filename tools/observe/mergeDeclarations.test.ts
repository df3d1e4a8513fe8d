import { KindObserver, type ReviewedValues } from "@shipslog/contract/internal";
import type { ObservedTotals } from "@shipslog/contract/observed";
import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { mergeDeclarations, type Described } from "./mergeDeclarations.ts";
import { readSent, RefusedFile } from "./readSent.ts";

const line = (rest: string) => `{ "timestamp":"2026-05-01T12:00:00Z", ${rest} }`;
const reviewed: ReviewedValues = { "Music.MusicTrack": ["Exploration"] };

/** Describes the kinds of lines. */
function describeLines(lines: readonly string[]): Described {
  const observer = new KindObserver();
  observer.startJournal();
  for (const text of lines) {
    const parsed = parseLine(text);
    if (parsed.ok) observer.add(parsed.kind, parsed.event, text);
  }
  const declarations = observer.declarations(reviewed);
  const fields = declarations.reduce((count, each) => count + each.fields.length, 0);
  const totals: ObservedTotals = {
    journals: 1,
    lines: lines.length,
    notEvents: 0,
    versions: {},
    specified: { kinds: 0, events: 0 },
    observed: { kinds: declarations.length, events: lines.length, fields },
  };
  return { declarations, reviewed, totals };
}

const music = line('"event":"Music", "MusicTrack":"Exploration"');
const known = describeLines([music, music]);
const dances = [1, 2].map((beats) => line(`"event":"Dance", "Beats":${beats}, "Steps":[ { "Left":true } ]`));
const nothing = { kinds: [], fields: [], types: [], values: [] };
const sentDances = { ...nothing, kinds: describeLines(dances).declarations };
const merge = (sent: object, described = known) =>
  mergeDeclarations(described, readSent(JSON.stringify({ ...nothing, ...sent })));

describe("merging what a player has sent", () => {
  it("adds a new kind as observing it would have declared it, and the sums follow", () => {
    const { declarations, totals, byHand } = merge(sentDances);
    expect(declarations).toEqual([...known.declarations, ...describeLines(dances).declarations]);
    expect(totals).toMatchObject({ lines: 4, observed: { kinds: 2, events: 4, fields: 9 } });
    expect(byHand).toEqual([]);
  });

  it("adds up what two players show of one kind", () => {
    const [first, second] = dances.map((dance) => ({ kinds: describeLines([dance]).declarations }));
    const twice = merge(second ?? {}, merge(first ?? {})).declarations.at(-1);
    const [whole] = describeLines(dances).declarations;
    const counts = twice?.fields.map(({ path, seen, of, types }) => ({ path, seen, of, types }));
    expect(counts).toEqual(whole?.fields.map(({ path, seen, of, types }) => ({ path, seen, of, types })));
    expect(twice).toMatchObject({ events: 2, journals: 2 });
  });

  it("adds a field to a kind, absent in all that was read before", () => {
    const volume = { path: "Volume", seen: 3, of: 3, types: { integer: 3 }, values: { loud: 1 } };
    const [declared] = merge({ fields: [{ kind: "Music", fields: [volume] }] }).declarations;
    expect(declared?.fields.at(-1)).toEqual({ path: "Volume", seen: 3, of: 5, types: { integer: 3 } });
  });

  it("adds types, and values to reviewed lists", () => {
    const types = [{ kind: "Music", path: "MusicTrack", types: { integer: 1 }, known: ["string"] }];
    const values = [{ kind: "Music", path: "MusicTrack", values: { Exobiology: 2 }, known: 1 }];
    const merged = merge({ types, values });
    const field = merged.declarations[0]?.fields.find(({ path }) => path === "MusicTrack");
    expect(field).toMatchObject({ types: { string: 2, integer: 1 }, values: { Exploration: 2, Exobiology: 2 } });
    expect(merged.reviewed).toEqual({ "Music.MusicTrack": ["Exobiology", "Exploration"] });
  });

  it("leaves what is about a specified kind to a person", () => {
    const fields = [{ kind: "FSDJump", fields: [{ path: "Weather", seen: 1, of: 1, types: { string: 1 } }] }];
    const values = [{ kind: "FSDJump", path: "BodyType", values: { Cube: 1 }, known: 2 }];
    const { byHand, declarations } = merge({ fields, values });
    expect(byHand).toEqual(["FSDJump.Weather: a new field", "FSDJump.BodyType: also Cube"]);
    expect(declarations).toEqual(known.declarations);
  });

  const hostile: Readonly<Record<string, object>> = {
    "a sentence in place of a kind": { kinds: [{ ...sentDances.kinds[0], kind: "Jane Doe" }] },
    "a specified kind": { kinds: [{ ...sentDances.kinds[0], kind: "FSDJump" }] },
    "a negative count": { kinds: [{ ...sentDances.kinds[0], events: -1 }] },
    "a version that is none": { kinds: [{ ...sentDances.kinds[0], versions: ["Jane"] }] },
    "a path with a name in it": {
      fields: [{ kind: "Music", fields: [{ path: "Jane Doe", seen: 1, of: 1, types: {} }] }],
    },
    "a field of a kind that nobody declares": { fields: [{ kind: "Waltz", fields: [] }] },
    "a type that is none": { types: [{ kind: "Music", path: "MusicTrack", types: { date: 1 } }] },
    "a text that the game does not write": {
      values: [{ kind: "Music", path: "MusicTrack", values: { "Jane@Doe": 1 } }],
    },
    "no lists": { kinds: {} },
  };

  it.each(Object.entries(hostile))("refuses %s", (_, sent) => {
    expect(() => merge(sent)).toThrow(RefusedFile);
  });
});
