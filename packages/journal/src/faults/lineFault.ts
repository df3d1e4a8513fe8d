import type { Fault } from "@shipslog/contract";
import { CRLF } from "@shipslog/contract/text";
import { isAppend, type ScarredAppend, type ScarredStep, type StepFault, type StepWork } from "./StepFault.ts";

const lineEnd = new TextEncoder().encode(CRLF);

/** What tells one fault in the text of a line from another. */
export interface LineFault extends Omit<Fault, "sort" | "provokes"> {
  readonly rule: string;
  readonly severity: Fault["provokes"][number]["severity"];
  /** JSON pointer of the finding; the whole line when left out. */
  readonly pointer?: string;
  /** Only the first line of a file offers a place. */
  readonly onlyFirst?: true;
  /** Whether the line can still be read as an event. */
  readonly staysReadable?: true;
  /** Spoils the bytes of a line, without its line end; undefined where the line offers no place. */
  readonly spoil: (line: Uint8Array, work: StepWork) => Uint8Array | undefined;
}

/** Makes a fault that spoils the text of single lines. */
export function lineFault(declared: LineFault): StepFault {
  const { name, description, remark, rule, severity } = declared;
  return {
    name,
    description,
    ...(remark === undefined ? {} : { remark }),
    sort: "text",
    provokes: [{ rule, severity }],
    *damage(steps, work) {
      let isFirst = false;
      for (const given of steps) {
        if (isAppend(given) && !given.isTaken && (isFirst || declared.onlyFirst === undefined) && work.strikes()) {
          yield spoilLine(given, declared, work);
        } else yield given;
        if (given.step.type === "open") isFirst = true;
        else if (isAppend(given)) isFirst = false;
      }
    },
  };
}

function spoilLine(given: ScarredAppend, declared: LineFault, work: StepWork): ScarredStep {
  const { step } = given;
  const spoiled = declared.spoil(step.bytes.subarray(0, step.bytes.length - lineEnd.length), work);
  if (spoiled === undefined) return given;
  const scar = work.scar(work.begin(), declared.rule, { pointer: declared.pointer ?? "" });
  return {
    step: { ...step, bytes: joinBytes(spoiled, lineEnd) },
    scars: [...given.scars, scar],
    isTaken: true,
    ...(declared.staysReadable === undefined ? { isGap: true } : {}),
  };
}

/** Joins bytes to one piece. */
export function joinBytes(...pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** Spoils a line as text, for damage that does not cut through a character. */
export function spoilText(
  spoil: (text: string, work: StepWork) => string | undefined,
): (line: Uint8Array, work: StepWork) => Uint8Array | undefined {
  return (line, work) => {
    const spoiled = spoil(new TextDecoder().decode(line), work);
    return spoiled === undefined ? undefined : new TextEncoder().encode(spoiled);
  };
}

/** Puts text in the place of one match of a pattern, drawn among all. */
export function replaceOne(text: string, pattern: RegExp, by: string, work: StepWork): string | undefined {
  const found = [...text.matchAll(pattern)];
  const match = found[work.below(found.length)];
  if (match === undefined) return undefined;
  return text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
}
