import { kinds, type Entry } from "@shipslog/contract";
import { peekEventName, type LineDefect } from "@shipslog/contract/text";
import type { SenderDefect } from "../message/Envelope.ts";
import type { PrivateNames } from "./PrivateNames.ts";

/** A line that may leave the machine: under which kind, as which text, with which defect. */
export interface OutboundLine {
  readonly kind: string;
  readonly raw: string;
  readonly defect: SenderDefect | undefined;
}

/** What may leave. */
export interface OutboundOptions {
  /** The kinds that were chosen; the sixteen unless given. */
  readonly kinds?: ReadonlySet<string> | undefined;
  /** The longest payload in bytes; of a longer line only the beginning leaves. */
  readonly longestBytes: number;
  /** What no line may carry. */
  readonly privateNames?: Pick<PrivateNames, "isIn"> | undefined;
}

const sixteen: ReadonlySet<string> = new Set(kinds);

/**
 * Damaged lines that still hold nothing but one event: what was begun by one line and ended by another may carry a name or
 * an FID that belongs to no chosen kind, so it stays.
 */
const leavingDefects: ReadonlySet<LineDefect> = new Set(["half-line", "nan", "encoding", "too-deep"]);

/** How much of a line too long to send is sent, in characters. */
const excerptLength = 1024;

/** Says how an entry leaves the machine; undefined for one that stays. */
export function outboundLineOf(entry: Entry, options: OutboundOptions): OutboundLine | undefined {
  const outbound = chosenOf(entry, options);
  return outbound !== undefined && options.privateNames?.isIn(outbound.raw) === true ? undefined : outbound;
}

function chosenOf(entry: Entry, options: OutboundOptions): OutboundLine | undefined {
  if (entry.type === "truncated") return undefined;
  const chosen = options.kinds ?? sixteen;
  if (entry.type === "event") {
    return chosen.has(entry.kind) ? fit(entry.kind, entry.raw, undefined, options) : undefined;
  }
  const text = entry.type === "bad" ? entry.raw : entry.excerpt;
  const kind = peekEventName(text);
  if (kind === undefined || !chosen.has(kind) || namesForeign(text, chosen)) return undefined;
  if (entry.type === "oversize") return { kind, raw: text.slice(0, excerptLength), defect: "oversize" };
  if (!leavingDefects.has(entry.defect)) return undefined;
  return fit(kind, text, entry.defect === "encoding" ? "encoding" : undefined, options);
}

function fit(
  kind: string,
  raw: string,
  defect: SenderDefect | undefined,
  { longestBytes }: OutboundOptions,
): OutboundLine {
  // Three bytes are the most that one UTF-16 unit becomes: most lines need no count.
  const fits = raw.length * 3 <= longestBytes || Buffer.byteLength(raw) <= longestBytes;
  return fits ? { kind, raw, defect } : { kind, raw: raw.slice(0, excerptLength), defect: "oversize" };
}

const eventNames = /"event" ?: ?"(\w*)/g;

function namesForeign(text: string, chosen: ReadonlySet<string>): boolean {
  for (const [, name = ""] of text.matchAll(eventNames)) if (!chosen.has(name)) return true;
  return false;
}
