import { suitNames, symbolNames, type NameTable } from "./names.ts";

/** What internal names begin with and players never see. */
const prefixes =
  /^(?:codex_(?:ent|category|subcategory|regionname)|datascan|economy|ext_panel|faction(?:_happiness|state)?|fixed_event|government|microresource_category|mission(?:util)?(?:_factiontag|_settlement_target)?|amm|poi(?:scenario(?:_watson)?|scene)?|saa_signaltype|settlement_unflattened|shipname|string|suit|system_security|uss(?:_type)?|weapon|wpn(?:_[a-z])?)_/i;
const suffixes = /_(?:name|title|desc)$/i;

/** A name from a table, whatever its case; undefined when it is not there. */
export function nameIn(table: NameTable, id: string): string | undefined {
  const key = id.toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Splits `CivilWar` and `Thargoid_Recovery` into words in lower case. */
export function splitWords(name: string): string {
  return name
    .replaceAll(/[_\s]+/g, " ")
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase()
    .trim();
}

/** A text with a capital at the start. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the game left a symbol where a text should be. */
const isSymbol = (text: string) => text.startsWith("$");

/** An identifier with underscores, as opposed to a name that somebody typed. */
const identifier = /^[a-z][a-z\d]*(?:_[a-z\d]+)+$/;

/**
 * The display text of a field, in the language of the client; without one the internal name in words: `$economy_HighTech;` becomes
 * `High tech`, and `$npc_name_decorate:#name=Foo;` becomes `Foo`.
 */
export function displayName(name: string, localised?: string): string {
  const text = localised === undefined || localised === "" || isSymbol(localised) ? name : localised;
  return plainName(text);
}

/** A name without the marks of the game: a symbol or an identifier becomes words, any other text stays. */
function plainName(name: string): string {
  if (isSymbol(name)) return symbolWords(name);
  if (identifier.test(name) || suitForm.test(name)) return suitName(name) ?? identifierWords(name);
  return name.replaceAll(/&nbsp;/gi, " ").trim();
}

/** The name of a person or a place in a symbol, or the symbol in words. */
function symbolWords(symbol: string): string {
  const given = /#name=([^;]+)/.exec(symbol)?.[1];
  if (given !== undefined) return given;
  const key = symbol.slice(1).replace(/[:;].*$/s, "");
  return nameIn(symbolNames, key) ?? suitName(key.replace(suffixes, "")) ?? identifierWords(key);
}

function identifierWords(name: string): string {
  const inner = name.replace(suffixes, "").replace(prefixes, "");
  return capitalised(splitWords(inner === "" ? name : inner));
}

const suitForm = /^([a-z]+suit(?:ai)?)(?:_class(\d))?$/i;

/** A suit or soldier by internal name, as `Artemis suit, class 5`; undefined for anything else. */
export function suitName(name: string): string | undefined {
  const [, suit = "", rating] = suitForm.exec(name) ?? [];
  const words = nameIn(suitNames, suit);
  if (words === undefined) return undefined;
  return rating === undefined ? words : `${words}, class ${rating}`;
}
