/** The two ways a line begins: as the game writes it, and as most JSON writers write it again. */
const openings = [
  { head: '{ "timestamp":"', link: ', "event":"' },
  { head: '{"timestamp":"', link: ',"event":"' },
] as const;

const namePattern = /^[A-Za-z]\w*$/;

/** Tells whether a value can name an event: a word that begins with a letter. */
export function isEventName(value: unknown): value is string {
  return typeof value === "string" && namePattern.test(value);
}

/**
 * Finds the event name of a line without parsing it; undefined means that only parsing can tell.
 *
 * It answers for what the line says, not for the line being sound. A second key `event` anywhere in the line, which
 * might overrule the first, leaves it to the parser.
 */
export function peekEventName(text: string): string | undefined {
  const opening = text.startsWith(openings[0].head) ? openings[0] : openings[1];
  if (!text.startsWith(opening.head)) return undefined;
  const timestampEnd = text.indexOf('"', opening.head.length);
  if (timestampEnd === -1 || !text.startsWith(opening.link, timestampEnd + 1)) return undefined;
  const start = timestampEnd + 1 + opening.link.length;
  const end = text.indexOf('"', start);
  if (end === -1 || text.includes('"event"', end)) return undefined;
  const name = text.slice(start, end);
  return isEventName(name) ? name : undefined;
}
