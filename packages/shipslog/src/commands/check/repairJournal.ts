import { isKind } from "@shipslog/contract";
import { CRLF, parseLine, printLine } from "@shipslog/contract/text";

/** A journal with its mechanical damage repaired, and what was repaired, each as text. */
export interface RepairedJournal {
  readonly bytes: Uint8Array;
  readonly repairs: readonly string[];
}

/** How UTF-16 begins, with the decoder of each: with a byte order mark, or without one with the brace of the first line. */
const wideOpenings = [
  { opening: [0xff, 0xfe], encoding: "utf-16le" },
  { opening: [0xfe, 0xff], encoding: "utf-16be" },
  { opening: [0x7b, 0], encoding: "utf-16le" },
  { opening: [0, 0x7b], encoding: "utf-16be" },
] as const;
const nulEnds = /^\0+|\0+$/g;

/**
 * Repairs what can be repaired without a guess: UTF-16, a byte order mark, NUL bytes at the ends of lines, line ends, and the
 * layout of lines that are sound events. Every other line stays as it is.
 */
export function repairJournal(bytes: Uint8Array): RepairedJournal {
  const repairs: string[] = [];
  const isUtf16 = wideOpenings.find(({ opening }) => opening.every((byte, at) => bytes[at] === byte));
  if (isUtf16 !== undefined) repairs.push("UTF-16 became UTF-8");
  const decoder = new TextDecoder(isUtf16?.encoding ?? "utf-8", { ignoreBOM: true });
  const decoded = decoder.decode(bytes);
  // Bytes that are not UTF-8 would be lost in text.
  if (isUtf16 === undefined && decoded.includes("\uFFFD")) return { bytes, repairs: [] };
  const text = decoded.replace(/^\uFEFF/, "");
  if (text !== decoded && isUtf16 === undefined) repairs.push("the byte order mark was removed");
  const hasFeeds = text.includes("\n");
  const lines = text.split(hasFeeds ? /\r?\n/ : "\r");
  // After the last line end there is no line.
  if (lines.at(-1) === "") lines.pop();
  else if (lines.length > 0) repairs.push("the last line was ended");
  if (!hasFeeds && text.includes("\r")) repairs.push("carriage returns became line ends");
  let nulLines = 0;
  let printedLines = 0;
  const repaired = lines.flatMap((line) => {
    const whole = line.replaceAll(nulEnds, "");
    if (whole !== line) nulLines++;
    if (whole !== line && whole === "") return [];
    const printed = printedLike(whole);
    if (printed !== whole) printedLines++;
    return [printed];
  });
  if (nulLines > 0) repairs.push(`NUL bytes were removed from ${countLines(nulLines)}`);
  if (printedLines > 0) repairs.push(`${countLines(printedLines)} got the layout of the game`);
  const result = repaired.map((line) => `${line}${CRLF}`).join("");
  if (repairs.length === 0 && result !== text) repairs.push("line ends became those of the game");
  return repairs.length === 0 ? { bytes, repairs } : { bytes: new TextEncoder().encode(result), repairs };
}

/** The line in the game's layout. Other kinds have no declared layout, and stay when the game may have written them. */
function printedLike(line: string): string {
  const parsed = parseLine(line);
  if (!parsed.ok || (!isKind(parsed.kind) && line.startsWith('{ "'))) return line;
  const printed = printLine(parsed.event);
  const again = parseLine(printed);
  // A repeated key or a number that is written otherwise must not be lost.
  const isEqual = again.ok && keysIn(line) === keysIn(printed) && equals(again.event, parsed.event);
  return isEqual ? printed : line;
}

const keysIn = (text: string): number => text.split(/" ?:/).length;
const withoutBigints = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}n` : value);
const sorted = (value: object) =>
  JSON.stringify(
    Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)),
    withoutBigints,
  );
const equals = (one: object, two: object): boolean => sorted(one) === sorted(two);
const countLines = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);
