/** What has no look of its own and may steer a terminal or hide text: controls, formats, lone surrogates, line separators. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const pictures = 0x2400;
const deletePicture = "\u2421";

/** Shows every character that a terminal would obey or hide: `␛` for escape, `<U+202E>` for those without a picture. */
export function visible(text: string): string {
  return text.replaceAll(unseen, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20) return String.fromCharCode(pictures + code);
    if (code === 0x7f) return deletePicture;
    return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}
