/** Characters that a terminal interprets: control characters (C0 and C1), line separators and changes of direction. */
const interpreted = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Unicode has a visible symbol for each of the C0 control characters and for delete. */
function symbolOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\uFFFD";
}

/** Makes text from a journal safe to print: replaces characters that a terminal interprets by visible symbols. */
export function escapeControls(text: string): string {
  return text.replace(interpreted, symbolOf);
}
