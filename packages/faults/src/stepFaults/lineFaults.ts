import { isKind } from "@shipslog/contract";
import { CRLF, peekEventName } from "@shipslog/contract/text";
import type { Fault } from "../Fault.ts";
import { addDamages, type DamagedStep } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { isAppend, type DamagedAppend, type StepFault } from "../damage/StepFault.ts";
import { joinBytes, replaceOne, spoilText } from "../damage/spoilBytes.ts";

const lineEnd = new TextEncoder().encode(CRLF);
/** Keeps at least the start of the timestamp, so that the rest still begins like an event. */
const leastKeptBytes = 20;
const closingBrace = "}".charCodeAt(0);
const eventKey = new TextEncoder().encode('"event":"');
const quote = '"'.charCodeAt(0);
/** The longest line that the reader of `@shipslog/journal` keeps, by default. */
const longestLineBytes = 16 * 2 ** 20;
const letterA = "A".charCodeAt(0);
const byteOrderMark = new TextEncoder().encode("\uFEFF");

/** The declaration of a fault in the text of a line. */
interface LineFault extends Omit<Fault, "sort" | "provokes"> {
  readonly rule: string;
  readonly severity: Fault["provokes"][number]["severity"];
  /** JSON pointer of the finding; the whole line when left out. */
  readonly pointer?: string;
  /** Whether only the first line of a file is a candidate. */
  readonly onlyFirst?: true;
  /** Whether the line can still be read as an event. */
  readonly staysReadable?: true;
  /** Damages the bytes of a line, without its line end; undefined if this line cannot be damaged. */
  readonly spoil: (line: Uint8Array, context: FaultContext) => Uint8Array | undefined;
}

/** Creates a fault that damages the text of single lines. */
function lineFault<const Name extends string>(
  declared: LineFault & { readonly name: Name },
): StepFault & { readonly name: Name } {
  const { name, description, remark, rule, severity } = declared;
  return {
    name,
    description,
    ...(remark === undefined ? {} : { remark }),
    sort: "text",
    provokes: [{ rule, severity }],
    *damage(steps, context) {
      let isFirst = false;
      for (const given of steps) {
        const isCandidate = isAppend(given) && !given.isTaken && (isFirst || declared.onlyFirst === undefined);
        yield isCandidate && context.shouldDamage() ? damageLine(given, declared, context) : given;
        if (given.step.type === "open") isFirst = true;
        else if (isAppend(given)) isFirst = false;
      }
    },
  };
}

function damageLine(given: DamagedAppend, declared: LineFault, context: FaultContext): DamagedStep {
  const { step } = given;
  const spoiled = declared.spoil(step.bytes.subarray(0, step.bytes.length - lineEnd.length), context);
  if (spoiled === undefined) return given;
  const { rule, pointer = "", staysReadable } = declared;
  const damaged = {
    ...given,
    step: { ...step, bytes: joinBytes(spoiled, lineEnd) },
    ...(staysReadable === undefined ? { isUnreadable: true as const } : {}),
  };
  return addDamages(damaged, context.expectFinding(context.startDamage(), rule, { pointer }));
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  return bytes.findIndex((_, at) => wanted.every((byte, index) => bytes[at + index] === byte));
}

/** The faults in the text of single lines, one row each, in the order they are applied. */
export const lineFaults = [
  lineFault({
    name: "half-line",
    description: "Cuts off the end of a line, but keeps its line end.",
    rule: "half-line",
    severity: { spec: "error", live: "error" },
    spoil(line, context) {
      const cut = line.subarray(0, leastKeptBytes + context.integerBelow(line.length - leastKeptBytes - 2));
      // After a brace inside a string, the rest would look like the end of a line that lost its start.
      return cut.at(-1) === closingBrace ? undefined : cut;
    },
  }),
  lineFault({
    name: "nul-bytes",
    description: "Overwrites part of a line with NUL bytes, as a power failure does.",
    rule: "nul-bytes",
    severity: { spec: "error", live: "error" },
    spoil(line, context) {
      const from = context.integerBelow(line.length);
      return line.slice().fill(0, from, from + 1 + context.integerBelow(64));
    },
  }),
  lineFault({
    name: "nan-number",
    description: "Writes -nan(ind) instead of a number, as the game does for a float that is not a number.",
    rule: "nan-number",
    severity: { spec: "error", live: "error" },
    spoil: spoilText((text, context) => replaceOne(text, /(?<=":)-?\d+(?:\.\d+)?/g, "-nan(ind)", context)),
  }),
  lineFault({
    name: "missing-bracket",
    description: "Removes the opening bracket of a list of objects or strings.",
    rule: "cut-line",
    severity: { spec: "error", live: "error" },
    // These lists have a space after the bracket; lists of numbers have none (F10).
    spoil: spoilText((text, context) => replaceOne(text, /(?<=":)\[(?= )/g, "", context)),
  }),
  lineFault({
    name: "garbage-event-name",
    description: "Overwrites the event name with random bytes that are not valid UTF-8.",
    rule: "no-event-name",
    severity: { spec: "error", live: "error" },
    spoil(line, context) {
      const from = indexOf(line, eventKey) + eventKey.length;
      const to = line.indexOf(quote, from);
      if (from < eventKey.length || to === -1) return undefined;
      const spoiled = line.slice();
      // A byte from 0x80 on is never a quote, a backslash or a control character, and never part of an event name.
      for (let at = from; at < to; at++) spoiled[at] = 0x80 + context.integerBelow(0x80);
      return spoiled;
    },
  }),
  lineFault({
    name: "empty-key",
    description: 'Adds a field with an empty key, such as `"":"AA8798"`.',
    rule: "unknown-field",
    severity: { spec: "note", live: "note" },
    pointer: "/",
    staysReadable: true,
    spoil: spoilText((text, context) => {
      // The fields of other kinds are not declared, so no field of theirs is unknown.
      if (!isKind(peekEventName(text) ?? "") || !text.endsWith(" }")) return undefined;
      const value = context.integerBelow(0x1000000).toString(16).toUpperCase().padStart(6, "0");
      return `${text.slice(0, -2)}, "":"${value}" }`;
    }),
  }),
  lineFault({
    name: "huge-line",
    description: "Extends the last string of a line to more than 16 MiB.",
    rule: "oversize-line",
    severity: { spec: "error", live: "error" },
    spoil(line, context) {
      const at = line.lastIndexOf(quote);
      const padding = new Uint8Array(longestLineBytes + 1 + context.integerBelow(2 ** 20)).fill(letterA);
      return joinBytes(line.subarray(0, at), padding, line.subarray(at));
    },
  }),
  lineFault({
    name: "byte-order-mark",
    description: "Starts a journal with a byte order mark, as some editors do when they save it.",
    rule: "byte-order-mark",
    severity: { spec: "error", live: "error" },
    onlyFirst: true,
    spoil: (line) => joinBytes(byteOrderMark, line),
  }),
] as const;
