/** Control characters that JSON allows unescaped and some terminals obey. */
const terminalControls = /[\u007f-\u009f]/g;

/** JSON on one line, safe to print to a terminal. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  return text.replaceAll(
    terminalControls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
