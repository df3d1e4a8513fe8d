/** Combining marks, which take no column. */
const combining = /^[\p{Mn}\p{Me}]$/u;
/** Emoji, and scripts with double-width letters. */
const wide =
  /^[\p{Emoji_Presentation}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]$/u;
const halfwidth = /^[\uff61-\uffdc]$/;

/** The number of terminal columns of one visible character. */
export function columnsOfCharacter(character: string): number {
  if (character < "\u0300") return 1;
  if (combining.test(character)) return 0;
  return wide.test(character) && !halfwidth.test(character) ? 2 : 1;
}

/** The number of terminal columns of a visible text. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += columnsOfCharacter(character);
  return columns;
}
