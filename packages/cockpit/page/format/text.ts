/** Longer text from a journal is cut: a name of megabytes must not reach the page. */
const longest = 120;

/** Control characters and marks that turn the direction of text; none of them has business in a name. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Text from a journal as it may be shown: cut to a length and with control characters made visible. */
export function displayText(text: string, most = longest): string {
  const cut = text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
  return cut.replaceAll(unprintable, "\ufffd");
}

/** The display-language form when the line has one, else the name itself; both without the marks of the internal form. */
export function localisedText(name: string, display: string | undefined): string {
  return displayText(internal(display === undefined || display === "" ? name : display));
}

/** What stands before the word that matters in an internal name. */
const sorts = /^(?:economy|government|system_security|faction_happiness)_/i;

/** `$economy_HighTech;` reads as `High tech`; the game also leaves such names where display text should be. */
function internal(name: string): string {
  const [, inner] = /^\$([^;]{1,200});$/.exec(name) ?? [];
  return inner === undefined ? name : spacedWords(inner.replace(sorts, "").replace(/_name$/i, ""));
}

/** `CivilWar` and `Thargoid_Recovery` read as words. */
export function spacedWords(name: string): string {
  const words = displayText(name)
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
