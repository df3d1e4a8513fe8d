/** Invisible characters that may control a terminal or hide text: controls, formats, lone surrogates, line separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const controlPictures = 0x2400;
const deletePicture = "\u2421";

/** Makes every character visible that a terminal would obey or hide: `␛` for escape, `<U+202E>` for those without a picture. */
export function visible(text: string): string {
  return text.replaceAll(invisible, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20) return String.fromCharCode(controlPictures + code);
    if (code === 0x7f) return deletePicture;
    return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}
