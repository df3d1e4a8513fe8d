/** The text before the timestamp and between timestamp and event name: as the game writes it, and as compact JSON has it. */
export const lineOpenings = [
  { head: '{ "timestamp":"', link: '", "event":"' },
  { head: '{"timestamp":"', link: '","event":"' },
] as const;

const namePattern = /^[A-Za-z]\w*$/;

/** Tells whether a value can name an event: a word that starts with a letter. */
export function isEventName(value: unknown): value is string {
  return typeof value === "string" && namePattern.test(value);
}

/**
 * Finds the event name of a line without parsing it, at a twentieth of the cost; undefined means that the line must be
 * parsed. Only the start of the line is read: the rest may be damaged, or contain a second key `event` that overrides
 * the first.
 */
export function peekEventName(text: string): string | undefined {
  const opening = text.startsWith(lineOpenings[0].head) ? lineOpenings[0] : lineOpenings[1];
  if (!text.startsWith(opening.head)) return undefined;
  const timestampEnd = text.indexOf('"', opening.head.length);
  // After a backslash the quote is part of the timestamp.
  if (timestampEnd === -1 || text[timestampEnd - 1] === "\\") return undefined;
  if (!text.startsWith(opening.link, timestampEnd)) return undefined;
  const start = timestampEnd + opening.link.length;
  const end = text.indexOf('"', start);
  if (end === -1) return undefined;
  const name = text.slice(start, end);
  return isEventName(name) ? name : undefined;
}
