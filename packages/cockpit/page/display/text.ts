/** The default maximum length of a text from a journal. */
const defaultLength = 120;

/** Control characters and marks that change the direction of text. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Makes a text from a journal safe to display: cuts it to a length and replaces control characters. */
export function displayText(text: string, maxLength = defaultLength): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength - 1).toWellFormed()}…` : text;
  return cut.replaceAll(unprintable, "\ufffd");
}

/** The localised form if the line has one, otherwise the name; internal names are converted to words. */
export function localisedText(name: string, display: string | undefined): string {
  return displayText(withoutInternalForm(display === undefined || display === "" ? name : display));
}

/** Prefixes of internal names. */
const prefixes = /^(?:economy|government|system_security|faction_happiness)_/i;

/** Converts `$economy_HighTech;` to `High tech`; the game sometimes writes such names as localised text too. */
function withoutInternalForm(name: string): string {
  const [, inner] = /^\$([^;]{1,200});$/.exec(name) ?? [];
  return inner === undefined ? name : spacedWords(inner.replace(prefixes, "").replace(/_name$/i, ""));
}

/** A name with a capital at the start; the game writes commodities as `silver` where it has no localised form. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Converts `CivilWar` and `Thargoid_Recovery` to words. */
export function spacedWords(name: string): string {
  const words = displayText(name)
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return capitalised(words);
}
