import { visible } from "./text/visible.ts";

/** Code points that XML 1.0 forbids besides controls and lone surrogates (section 2.2). */
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

/** Text as XML can hold it: the lines stay, everything else without a look of its own is shown, as `␀`. */
function holdable(text: string): string {
  const shown = text.split("\n").map(visible).join("\n");
  return shown.replaceAll(forbidden, (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase()}>`);
}

/** Text as it stands in an XML element. */
export function xmlText(text: string): string {
  return holdable(text).replaceAll(special, (character) => (character === "\n" ? character : `&${names[character]};`));
}

/** Attributes of an XML element in their order; those without a value are left out. */
export function xmlAttributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = holdable(String(value)).replaceAll(special, (character) => `&${names[character]};`);
      return ` ${name}="${text}"`;
    })
    .join("");
}
