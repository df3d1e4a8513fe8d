import type { Dialect } from "../dialects/Dialect.ts";
import { isKind } from "../events/kinds.ts";
import { validate } from "../events/validate.ts";
import { lineDefects } from "../text/classify.ts";
import { parseLine } from "../text/parseLine.ts";
import { countUpTo } from "../text/scanJson.ts";
import type { Delivery, Verdict } from "./Delivery.ts";
import type { RawLine } from "./RawLine.ts";

/**
 * The most of each mark in a line. Values and objects cost time, and a hostile line of 64 KB has room for 20,000 of them. The longest real lines, lists of
 * stored modules, have 2,042 values in 250 objects, and would have 2,800 in 64 KB. No real line has more than 31 lists, and each costs as much as three values.
 */
const mostMarks = { ",": 4000, "{": 1000, "[": 250 } as const;

/** The most lists and objects in each other. Real events stay below ten levels. */
const mostDepth = 32;

/** Integers that a double cannot hold are parsed by code of ours. A real line has some ten, ids of systems and missions. */
const longInteger = /\d{17,}/g;
const mostLongIntegers = 200;

/** The most fields of an event, not counting those inside others. Real events have up to 41. */
const mostFields = 500;

/** Validates a line against the contract of its kind in a dialect. A line with more values than any real one is rejected before that, because it would cost as much as a hundred. */
export function judgeLine(
  { kind, rejected, raw }: Pick<RawLine, "kind" | "rejected" | "raw">,
  dialect: Dialect,
): Verdict {
  if (rejected !== undefined) return rejected;
  if (hasTooMuch(raw)) return tooMuch(kind);
  const line = parseLine(raw);
  if (!line.ok) return { type: "rejected", kind, code: line.defect, reason: lineDefects[line.defect] };
  if (line.kind !== kind) {
    return { type: "rejected", kind: line.kind, code: "wrong-subject", reason: `was sent as ${kind}` };
  }
  if (Object.keys(line.event).length > mostFields || isDeeper(line.event, mostDepth)) return tooMuch(kind);
  // Other kinds have no contract. They are sent only if the operator has allowed them.
  if (!isKind(kind)) return { type: "stored", kind, event: line.event };
  // The header of a journal is not sent: what some game wrote is accepted, whichever wrote this.
  const { ok, issues } = validate(line.event, { dialect, place: "journal", game: "unknown", errorsOnly: true });
  if (ok) return { type: "stored", kind, event: line.event };
  const [first] = issues;
  return {
    type: "rejected",
    kind,
    code: first?.code ?? "invalid",
    reason: first?.message ?? "",
  };
}

/** A raw line with the verdict on it. */
export function judgeRawLine(line: RawLine, dialect: Dialect): Delivery {
  const { commander, position, byteLength, after, raw } = line;
  return { commander, position, byteLength, after, raw, verdict: judgeLine(line, dialect) };
}

function hasTooMuch(raw: string): boolean {
  if (raw.length <= mostMarks["["]) return false;
  if (Object.entries(mostMarks).some(([mark, most]) => countUpTo(raw, mark, most + 1) > most)) return true;
  return raw.matchAll(longInteger).drop(mostLongIntegers).next().done !== true;
}

/** Whether a value has more levels than allowed: storing each costs as much as many values. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

const tooMuch = (kind: string): Verdict => ({
  type: "rejected",
  kind,
  code: "too-many-values",
  reason: "the line has more fields or values than any line of the game",
});
