/** Damage to lines and files, drawn from a seed. */
import type { Draw } from "./drawFrom.ts";

/** Damages the bytes of a line or file; `others` are more of them. */
type DamageBytes = (bytes: Buffer, others: readonly Buffer[], draw: Draw) => Buffer;

/** A random index into bytes, also at their end. */
const indexIn = (bytes: Buffer, draw: Draw): number => draw(bytes.length + 1);

/** Ways to damage the bytes of a line or file. */
export const byteDamages: Readonly<Record<string, DamageBytes>> = {
  flipBits: (bytes, _, draw) => {
    const damaged = Buffer.from(bytes);
    for (let flips = 1 + draw(4); flips > 0 && damaged.length > 0; flips--) {
      const at = draw(damaged.length);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << draw(8));
    }
    return damaged;
  },
  cutEnd: (bytes, _, draw) => bytes.subarray(0, indexIn(bytes, draw)),
  cutMiddle: (bytes, _, draw) => {
    const [one, other] = [indexIn(bytes, draw), indexIn(bytes, draw)].toSorted((a, b) => a - b);
    return Buffer.concat([bytes.subarray(0, one), bytes.subarray(other)]);
  },
  splice: (bytes, others, draw) => {
    const other = others[draw(others.length)] ?? bytes;
    return Buffer.concat([bytes.subarray(0, indexIn(bytes, draw)), other.subarray(indexIn(other, draw))]);
  },
  repeat: (bytes, _, draw) => {
    const at = indexIn(bytes, draw);
    return Buffer.concat([bytes.subarray(0, at), ...Array.from({ length: 2 + draw(6) }, () => bytes.subarray(at))]);
  },
  swapNumbers: (bytes, _, draw) => {
    const odd = ["-1", "1e999", "1e-999", "18446744073709551615", "0.1", "null", '""', "[]", "{}", "true"];
    const text = bytes.toString("utf8");
    return Buffer.from(
      text.replace(/:-?\d+(?:\.\d+)?/g, (found) => (draw(6) === 0 ? `:${odd[draw(odd.length)]}` : found)),
    );
  },
  swapKeys: (bytes, others, draw) => {
    const keys = [...(others[draw(others.length)] ?? bytes).toString("utf8").matchAll(/"(\w+)":/g)].map(([key]) => key);
    const text = bytes.toString("utf8");
    return Buffer.from(
      text.replace(/"\w+":/g, (found) => (draw(8) === 0 ? (keys[draw(keys.length || 1)] ?? found) : found)),
    );
  },
};

/** Replaces one of the matches of a pattern, drawn at random; the text stays when there is none. */
function replaceOne(text: string, pattern: RegExp, draw: Draw, replace: (found: string) => string): string {
  const all = [...text.matchAll(pattern)];
  const one = all[draw(all.length || 1)];
  if (one === undefined) return text;
  return text.slice(0, one.index) + replace(one[0]) + text.slice(one.index + one[0].length);
}

type DamageText = (text: string, draw: Draw) => string;

const number = /(?<=[:[,] ?)-?\d+(?:\.\d+)?(?=[,\]} ])/g;
const key = /(?<=[,{] ?)"\w+"(?=:)/g;
const text = /(?<=[:[,] ?)"[^"]*"(?=[,\]} ])/g;
const value = /(?<=":)(?:"[^"]*"|-?\d+(?:\.\d+)?|true|false)(?=[,\]} ])/g;
const field = /"\w+":(?:"[^"]*"|-?\d+(?:\.\d+)?|true|false), ?/g;

/** Changes of one place that leave a line almost as it was: some are still JSON, some still valid. */
export const textDamages: Readonly<Record<string, DamageText>> = {
  negative: (line, draw) => replaceOne(line, number, draw, (found) => `-${found}`),
  tenTimes: (line, draw) => replaceOne(line, number, draw, (found) => `${found.replace(".", "")}0`),
  million: (line, draw) => replaceOne(line, number, draw, (found) => `${Number(found) * 1e6}`),
  leadingZero: (line, draw) => replaceOne(line, number, draw, (found) => `0${found}`),
  fraction: (line, draw) => replaceOne(line, number, draw, (found) => `${found}.5`),
  wholeFraction: (line, draw) => replaceOne(line, number, draw, (found) => `${found}.0`),
  exponent: (line, draw) => replaceOne(line, number, draw, (found) => `${found}e2`),
  point: (line, draw) => replaceOne(line, number, draw, (found) => `${found}.`),
  manyDigits: (line, draw) => replaceOne(line, number, draw, () => "9".repeat(15 + draw(1100))),
  emptyText: (line, draw) => replaceOne(line, text, draw, () => '""'),
  escapedText: (line, draw) => replaceOne(line, text, draw, () => '"\\u0041\\n"'),
  badEscape: (line, draw) => replaceOne(line, text, draw, () => '"\\x"'),
  controlCharacter: (line, draw) => replaceOne(line, text, draw, () => '"a\u0001b"'),
  otherType: (line, draw) => {
    const others = ["null", "true", "1", "-0", '"x"', "[]", "{}", "[ 1 ]", '{ "a":1 }', "NaN", ""];
    return replaceOne(line, value, draw, () => others[draw(others.length)] ?? "");
  },
  keyRenamed: (line, draw) => replaceOne(line, key, draw, (found) => `${found.slice(0, -1)}x"`),
  keyOfObject: (line, draw) => replaceOne(line, key, draw, () => '"__proto__"'),
  keyTwice: (line, draw) => replaceOne(line, field, draw, (found) => found + found),
  fieldMoved: (line, draw) => {
    const found = line.match(field) ?? [];
    const moved = found[draw(found.length || 1)] ?? "";
    return replaceOne(line.replace(moved, ""), field, draw, (other) => other + moved);
  },
  fieldRemoved: (line, draw) => replaceOne(line, field, draw, () => ""),
  fieldAdded: (line, draw) => replaceOne(line, field, draw, (found) => `${found}"Added":1, `),
  commaAdded: (line, draw) => replaceOne(line, /[,}\]]/g, draw, (found) => `,${found}`),
  commaLast: (line, draw) => replaceOne(line, / ?\}/g, draw, () => ", }"),
  spaceAdded: (line, draw) => replaceOne(line, /[,:{}[\]]/g, draw, (found) => `${found} `),
  spaceRemoved: (line, draw) => replaceOne(line, / /g, draw, () => ""),
  itemRepeated: (line, draw) => replaceOne(line, /\{ ?"[^{}[\]]*\}/g, draw, (found) => `${found}, ${found}`),
  listEmptied: (line, draw) => replaceOne(line, /\[[^[\]]*\]/g, draw, () => "[ ]"),
  time: (line, draw) => {
    const times = ["2026-02-30T12:00:00Z", "2026-05-01T25:00:00Z", "2026-05-01T12:00:00", "2026-05-01 12:00:00Z", "x"];
    return line.replace(/(?<="timestamp": ?")[^"]*/, () => times[draw(times.length)] ?? "");
  },
  eventName: (line, draw) => replaceOne(line, /(?<="event": ?")\w+/g, draw, (found) => `${found.slice(0, -1)}k`),
  secondEvent: (line) => line.replace(/ ?\}$/, ', "event":"Docked" }'),
  afterEnd: (line) => `${line} `,
  compact: (line) => {
    try {
      return JSON.stringify(JSON.parse(line));
    } catch {
      return line;
    }
  },
};
