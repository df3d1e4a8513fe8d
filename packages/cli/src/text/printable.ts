/**
 * What a terminal obeys instead of showing: control characters, those of the upper set too, and the marks that turn the
 * direction of writing or break lines.
 */
const obeyed = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The pictures Unicode has of the first 32 control characters and of delete. */
function pictureOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\uFFFD";
}

/** Makes text from a journal safe to show: whatever a terminal would obey becomes a picture of it. */
export function printable(text: string): string {
  return text.replace(obeyed, pictureOf);
}
