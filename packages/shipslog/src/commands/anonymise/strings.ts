const isAscii = /^\p{ASCII}*$/u;

/** Decodes a string literal in latin1; a broken one gives the characters between its quotes, a number itself. */
export function decodeString(raw: string): string {
  if (!raw.startsWith('"')) return raw;
  const text = isAscii.test(raw) ? raw : Buffer.from(raw, "latin1").toString("utf8");
  if (!text.includes("\\") && text.endsWith('"') && text.length > 1) return text.slice(1, -1);
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.length > 1 && text.endsWith('"') ? text.slice(1, -1) : text.slice(1);
  }
}

/** Encodes a string literal in latin1, without a closing quote when the old one had none. */
export function encodeString(value: string, old: string): string {
  const isClosed = old.length > 1 && old.endsWith('"');
  const literal = JSON.stringify(value);
  return Buffer.from(isClosed ? literal : literal.slice(0, -1), "utf8").toString("latin1");
}
