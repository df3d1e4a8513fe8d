/** Control characters that JSON allows as they are and some terminals obey. */
const obeyed = /[\u007f-\u009f]/g;

/** JSON on one line, safe to print to a terminal as well. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  return text.replaceAll(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
