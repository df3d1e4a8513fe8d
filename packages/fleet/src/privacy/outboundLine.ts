import { kinds, type Entry } from "@shipslog/contract";
import { peekEventName, type LineDefect } from "@shipslog/contract/text";
import type { SenderDefect } from "../message/Envelope.ts";
import type { PrivateNames } from "./PrivateNames.ts";

/** A line that may be sent: its kind, its text and its defect. */
export interface OutboundLine {
  readonly kind: string;
  readonly raw: string;
  readonly defect: SenderDefect | undefined;
}

/** Which lines may be sent. */
export interface OutboundOptions {
  /** The kinds to send. Default: the sixteen. */
  readonly kinds?: ReadonlySet<string> | undefined;
  /** The longest payload in bytes; of a longer line only the start is sent. */
  readonly longestBytes: number;
  /** Names that no line may contain. */
  readonly privateNames?: Pick<PrivateNames, "isIn" | "isInValues"> | undefined;
}

const sixteen: ReadonlySet<string> = new Set(kinds);

/**
 * Defects of lines that still contain a single event. A line that starts as one event and ends as another may contain a name or
 * an FID, so it is not sent.
 */
const singleEventDefects: ReadonlySet<LineDefect> = new Set(["half-line", "nan", "encoding", "too-deep"]);

/** How many characters of a line that is too long are sent. */
const excerptLength = 1024;

/** What to send of an entry; undefined if it is not sent. */
export function outboundLineOf(entry: Entry, options: OutboundOptions): OutboundLine | undefined {
  const outbound = chosenLineOf(entry, options);
  return outbound !== undefined && isPersonal(entry, outbound.raw, options) ? undefined : outbound;
}

/** Whether a line of a chosen kind is not sent because it contains the name of a person. */
export function isWithheldForName(entry: Entry, options: OutboundOptions): boolean {
  const outbound = chosenLineOf(entry, options);
  return outbound !== undefined && isPersonal(entry, outbound.raw, options);
}

function isPersonal(entry: Entry, raw: string, { privateNames }: OutboundOptions): boolean {
  if (privateNames?.isIn(raw) !== true) return false;
  // In a damaged line the names of fields cannot be told from values.
  return entry.type !== "event" || privateNames.isInValues(raw);
}

function chosenLineOf(entry: Entry, options: OutboundOptions): OutboundLine | undefined {
  if (entry.type === "truncated") return undefined;
  const chosen = options.kinds ?? sixteen;
  if (entry.type === "event") {
    return chosen.has(entry.kind) ? fit(entry.kind, entry.raw, undefined, options) : undefined;
  }
  const text = entry.type === "bad" ? entry.raw : entry.excerpt;
  const kind = peekEventName(text);
  if (kind === undefined || !chosen.has(kind) || hasOtherEvent(text, chosen)) return undefined;
  if (entry.type === "oversize") return { kind, raw: text.slice(0, excerptLength), defect: "oversize" };
  if (!singleEventDefects.has(entry.defect)) return undefined;
  return fit(kind, text, entry.defect === "encoding" ? "encoding" : undefined, options);
}

function fit(
  kind: string,
  raw: string,
  defect: SenderDefect | undefined,
  { longestBytes }: OutboundOptions,
): OutboundLine {
  // A UTF-16 unit takes at most three bytes in UTF-8, so most lines need no exact count.
  const fits = raw.length * 3 <= longestBytes || Buffer.byteLength(raw) <= longestBytes;
  return fits ? { kind, raw, defect } : { kind, raw: raw.slice(0, excerptLength), defect: "oversize" };
}

const eventNames = /"event" ?: ?"(\w*)/g;

function hasOtherEvent(text: string, chosen: ReadonlySet<string>): boolean {
  for (const [, name = ""] of text.matchAll(eventNames)) if (!chosen.has(name)) return true;
  return false;
}
