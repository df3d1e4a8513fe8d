/** Damage of many sorts in real lines of every kind, each line checked alone: how often the check says nothing. */
import { checkSession, type Finding } from "@shipslog/check";
import { isKind, kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { parseLine, printLine } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { drawFrom, type Draw } from "./helpers/drawFrom.ts";
import { lineEntry } from "./helpers/recording.ts";

/** A sort of damage: returns the damaged line, or undefined when the line has nothing to damage. */
type Damage = (line: string, draw: Draw) => string | undefined;

const header =
  '{ "timestamp":"2024-05-01T12:00:00Z", "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.0.0.1800", "build":"r300000/r0 " }';
const file = "Journal.2024-05-01T120000.01.log";
/** A rewritten line and a session without its start say nothing about the damage. */
const ignored = ["layout", "startup-missing"];

/** Replaces one of the matches of a pattern. */
function replaceOne(line: string, pattern: RegExp, draw: Draw, make: (match: RegExpExecArray) => string | undefined) {
  const matches = [...line.matchAll(pattern)];
  const match = matches[draw(Math.max(1, matches.length))];
  const made = match === undefined ? undefined : make(match);
  if (match === undefined || made === undefined) return undefined;
  return line.slice(0, match.index) + made + line.slice(match.index + match[0].length);
}

const inTime = (make: (time: string) => string) => (line: string) =>
  line.replace(/"timestamp":"([^"]*)"/, (_, time: string) => `"timestamp":"${make(time)}"`);

const inName =
  (make: (kind: string, draw: Draw) => string): Damage =>
  (line, draw) => {
    const changed = line.replace(/"event":"(\w+)"/, (_, kind: string) => `"event":"${make(kind, draw)}"`);
    return changed === line ? undefined : changed;
  };

/** A top-level field after the event name. */
const field = /, "(?!timestamp|event)(\w+)":(-?[\d.]+|"[^"\\]*"|true|false)(?=[ ,])/g;
const number = /"(\w+)":(-?\d+)((?:\.\d+)?)/g;

/** Damages of which none may pass, in any kind. */
const never: Readonly<Record<string, Damage>> = {
  "name in lower case": inName((kind) => kind.toLowerCase()),
  "name in upper case": inName((kind) => kind.toUpperCase()),
  "name with a letter changed": inName((kind, draw) => {
    const at = draw(kind.length);
    return `${kind.slice(0, at)}${kind[at] === "k" ? "q" : "k"}${kind.slice(at + 1)}`;
  }),
  "name with a letter left out": inName((kind, draw) => {
    const at = 1 + draw(kind.length - 1);
    return kind.slice(0, at) + kind.slice(at + 1);
  }),
  "name that is no text": (line) => line.replace(/"event":"\w+"/, '"event":7'),
  "name that is absent": (line) => line.replace(/"event":"\w+"/, '"Event":"X"'),
  "hour 29": inTime((time) => time.replace(/T\d\d/, "T29")),
  "day that does not exist": inTime((time) => time.replace(/-\d\d-\d\dT/, "-02-30T")),
  "time without Z": inTime((time) => time.slice(0, -1)),
  "time of another zone": inTime((time) => time.replace("Z", "+02:00")),
  "time that is no text": (line) => line.replace(/"timestamp":"[^"]*"/, '"timestamp":1714564800'),
  "time that is absent": (line) => line.replace(/"timestamp":"[^"]*", /, ""),
  "timestamp twice": (line) => line.replace(/ \}$/, ', "timestamp":"2024-05-01T12:00:00Z" }'),
  "a key twice": (line, draw) => replaceOne(line, /"(\w+)":/g, draw, ([key]) => `${key}0, ${key}`),
};

/** Damages that only knowledge about the kind can find. */
const others: Readonly<Record<string, Damage>> = {
  "number negated": (line, draw) =>
    replaceOne(line, number, draw, ([, key = "", whole = "", rest = ""]) =>
      Number(whole + rest) > 0 ? `"${key}":-${whole}${rest}` : undefined,
    ),
  "number times a million": (line, draw) =>
    replaceOne(line, number, draw, ([, key = "", whole = "", rest = ""]) =>
      Number(whole + rest) === 0 ? undefined : `"${key}":${whole}000000${rest}`,
    ),
  "string emptied": (line, draw) =>
    replaceOne(line, /"(?!timestamp|event)(\w+)":"[^"\\]+"/g, draw, ([, key = ""]) => `"${key}":""`),
  "field removed": (line, draw) => replaceOne(line, field, draw, () => ""),
  "field misspelt": (line, draw) => replaceOne(line, field, draw, ([, key = "", value = ""]) => `, "${key}x":${value}`),
  "field of another type": (line, draw) =>
    replaceOne(line, field, draw, ([, key = "", value = ""]) =>
      value.startsWith('"') ? `, "${key}":42` : `, "${key}":"42"`,
    ),
};

async function findingsOn(line: string): Promise<ReadonlySet<string>> {
  const entries = [header, line].map((raw, at) => lineEntry(raw, file, at + 1, at * header.length));
  const { findings } = await checkSession(entries, { dialect: "live" });
  const told = findings.filter(({ rule, position }) => position?.line === 2 && !ignored.includes(rule));
  return new Set(told.map(({ rule, pointer }: Finding) => `${rule} ${pointer}`));
}

/** Real lines, up to a number for each kind, from the whole corpus; those that a tool rewrote are printed as the game does. */
async function realLines(most: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = new Map<string, string[]>();
  for await (const { text } of corpusLines({ archives: ["journals", "more", "old"], everyNthFile: 1 })) {
    const kind = /^\{ ?"timestamp": ?"[^"]*", ?"event": ?"(\w+)"/.exec(text)?.[1] ?? "";
    const own = lines.get(kind) ?? [];
    const parsed = own.length < most ? parseLine(text) : undefined;
    if (parsed?.ok === true) lines.set(kind, [...own, printLine(parsed.event)]);
  }
  return lines;
}

longTest(
  {
    claim:
      "A wrong event name, an impossible time or a repeated key is found in every kind, specified or observed, with no other line to compare.",
    size: { check: 2, full: 25, of: "real lines of each kind" },
    needs: [corpusFolder],
  },
  async ({ size, seed, report }) => {
    const draw = drawFrom(seed);
    const lines = await realLines(size);
    const silent: string[] = [];
    const rows = new Map<string, { made: number; silent: number }>();
    for (const [kind, own] of lines) {
      for (const line of own) {
        const before = await findingsOn(line);
        for (const [what, damage] of Object.entries({ ...never, ...others })) {
          const damaged = damage(line, draw);
          if (damaged === undefined || damaged === line) continue;
          const isSilent = [...(await findingsOn(damaged))].every((found) => before.has(found));
          const row = `${what}, ${isKind(kind) ? "specified" : "observed"} kinds`;
          const counts = rows.get(row) ?? { made: 0, silent: 0 };
          rows.set(row, { made: counts.made + 1, silent: counts.silent + (isSilent ? 1 : 0) });
          if (isSilent && Object.hasOwn(never, what)) silent.push(`${what}: ${damaged.slice(0, 300)}`);
        }
      }
    }
    for (const [row, { made, silent: passed }] of rows) {
      report(`${row}: ${((100 * passed) / made).toFixed(1)} % of ${made} silent`);
    }
    expect(silent).toEqual([]);
    // Status is in no journal.
    expect(lines.size).toBe(kinds.length - 1 + observedKinds.length);
    return `${lines.size} kinds, ${[...rows.values()].reduce((sum, { made }) => sum + made, 0)} damages, seed ${seed}`;
  },
);
