/** Longer text from a journal is cut: a name of megabytes must not reach the page. */
const longest = 120;

/** Control characters and marks that turn the direction of text; none of them has business in a name. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Text from a journal as it may be shown: cut to a length and with control characters made visible. */
export function shown(text: string, most = longest): string {
  const cut = text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
  return cut.replaceAll(unprintable, "\ufffd");
}

/** The display-language form when the line has one, else the name itself, without the internal form's dollar and semicolon. */
export function localised(name: string, display: string | undefined): string {
  return shown(display === undefined || display === "" ? internal(name) : display);
}

/** `$economy_HighTech;` reads as `High tech`. */
function internal(name: string): string {
  const [, inner] = /^\$(?:[A-Za-z]+_)?([^;]{1,200});$/.exec(name) ?? [];
  return inner === undefined ? name : spaced(inner);
}

/** `CivilWar` and `Thargoid_Recovery` read as words. */
export function spaced(name: string): string {
  const words = shown(name)
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
