/** Characters that control a terminal or hide text: controls, formats, lone surrogates, line separators. */
const control = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Emoji that are joined, as a family, or tagged, as the flag of Wales, hold format characters that are part of them; any other stands alone. */
const emojiOrControl =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)+|\u{1F3F4}[\u{E0061}-\u{E007A}]{4,6}\u{E007F}|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const controlPictures = 0x2400;
const deletePicture = "\u2421";

/**
 * Makes text safe to print: every character that a terminal would obey or hide becomes visible, as `␛` for escape and `<U+200B>` for
 * one without a picture.
 */
export function escapeControls(text: string): string {
  return replaceControls(text, pictureOf);
}

/** Replaces every character that controls a terminal or hides text, but for those within an emoji. */
export function replaceControls(text: string, replacementOf: (character: string) => string): string {
  if (!control.test(text)) return text;
  return text.replaceAll(emojiOrControl, (found) => {
    const first = String.fromCodePoint(found.codePointAt(0) ?? 0);
    return control.test(first) ? replacementOf(first) : found;
  });
}

function pictureOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCharCode(controlPictures + code);
  if (code === 0x7f) return deletePicture;
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}
