import { escapeControls } from "@shipslog/contract/internal";

/** Code points that XML 1.0 forbids in addition to controls and lone surrogates (section 2.2). */
const forbidden = /[\ufffe\uffff]/g;
const special = /[&<>"'\n]/g;
const names: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos",
  "\n": "#xA",
};

/** Text that XML can hold: line ends stay, other invisible characters become escapeControls, such as `␀`. */
function representable(text: string): string {
  const shown = text.split("\n").map(escapeControls).join("\n");
  return shown.replaceAll(forbidden, (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase()}>`);
}

/** Text for an XML element. */
export function xmlText(text: string): string {
  return representable(text).replaceAll(special, (character) =>
    character === "\n" ? character : `&${names[character]};`,
  );
}

/** Attributes of an XML element in their order, without those that have no value. */
export function xmlAttributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = representable(String(value)).replaceAll(special, (character) => `&${names[character]};`);
      return ` ${name}="${text}"`;
    })
    .join("");
}
