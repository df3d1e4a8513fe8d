import { replaceControls } from "@shipslog/contract/internal";
import { capitalised, displayName, nameIn, splitWords, type NameTable } from "@shipslog/contract/words";

/** The default maximum length of a text from a journal. */
const defaultLength = 120;

/** Makes a text from a journal safe to display: cuts it to a length and replaces controls and what changes the direction of text. */
export function displayText(text: string, maxLength = defaultLength): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength - 1).toWellFormed()}…` : text;
  return replaceControls(cut, () => "\ufffd");
}

/** The localised form if the line has one, otherwise the name; internal names are converted to words. */
export function localisedText(name: string, display: string | undefined): string {
  return displayText(displayName(name, display));
}

export { capitalised };

/** Converts `CivilWar` and `Thargoid_Recovery` to words. */
export function spacedWords(name: string): string {
  return capitalised(splitWords(displayText(name)));
}

/** An internal name as the table has it, or in words. */
export function tableName(table: NameTable, name: string): string {
  return capitalised(nameIn(table, name) ?? spacedWords(name));
}
