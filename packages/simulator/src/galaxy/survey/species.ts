import type { Atmosphere } from "../Body.ts";

/** A colour of a species: the suffix of its symbol, the colour, and the number of its entry in the codex. */
export type Variant = readonly [suffix: string, colour: string, entryId: number];

/** An organism that grows in some thin atmospheres. */
export interface Species {
  /** The word for its genus in symbols. */
  readonly genus: string;
  readonly genusText: string;
  /** Its number within the genus, as in its symbol. */
  readonly number: string;
  readonly name: string;
  readonly airs: readonly Atmosphere[];
  readonly variants: readonly [Variant, ...Variant[]];
}

const carbon = "thin carbon dioxide";
const sulphur = "thin sulphur dioxide";
const ammonia = "thin ammonia";
const argon = "thin argon";
const nitrogen = "thin nitrogen";

type Row = readonly [
  genus: string,
  genusText: string,
  number: string,
  name: string,
  airs: readonly Atmosphere[],
  ...variants: readonly [Variant, ...Variant[]],
];

/** Species with the atmospheres they were found in, and variants with their codex numbers, as in 815 real entries. */
const rows: readonly Row[] = [
  ["Bacterial", "Bacterium", "01", "Aurasus", [carbon], ["G", "Emerald", 2320105], ["K", "Green", 2320106]],
  ["Bacterial", "Bacterium", "06", "Alcyoneum", [ammonia], ["G", "Emerald", 2320605], ["K", "Green", 2320606]],
  ["Bacterial", "Bacterium", "12", "Cerbrus", [sulphur], ["F", "Lime", 2321204], ["K", "Green", 2321206]],
  ["Bacterial", "Bacterium", "05", "Vesicula", [argon], ["Technetium", "Gold", 2320501], ["Antimony", "Cyan", 2320505]],
  [
    "Bacterial",
    "Bacterium",
    "08",
    "Informem",
    [nitrogen],
    ["Yttrium", "Cobalt", 2320806],
    ["Antimony", "Red", 2320805],
  ],
  ["Tussocks", "Tussock", "09", "Propagito", [carbon], ["G", "Lime", 2450902], ["K", "Green", 2450903]],
  ["Tussocks", "Tussock", "05", "Catena", [ammonia], ["G", "Lime", 2450502], ["M", "Emerald", 2450504]],
  ["Stratum", "Stratum", "02", "Paleas", [carbon, ammonia], ["K", "Lime", 2420202], ["F", "Emerald", 2420201]],
  ["Stratum", "Stratum", "07", "Tectonicas", [carbon, sulphur], ["M", "Green", 2420703], ["L", "Turquoise", 2420704]],
  ["Fungoids", "Fungoida", "01", "Setisis", [ammonia], ["Yttrium", "Orange", 2390106], ["Technetium", "Lime", 2390101]],
  [
    "Fungoids",
    "Fungoida",
    "03",
    "Bullarum",
    [argon],
    ["Ruthenium", "Magenta", 2390304],
    ["Tellurium", "Gold", 2390302],
  ],
  ["Osseus", "Osseus", "01", "Fractus", [carbon], ["F", "Turquoise", 2400103], ["K", "Indigo", 2400105]],
  ["Osseus", "Osseus", "03", "Spiralis", [ammonia], ["K", "Indigo", 2400305], ["F", "Turquoise", 2400303]],
  ["Osseus", "Osseus", "04", "Pumice", [argon], ["Ruthenium", "Gold", 2400404], ["Tellurium", "Green", 2400402]],
  ["Shrubs", "Frutexa", "04", "Flammasis", [ammonia], ["F", "Green", 2440403], ["G", "Emerald", 2440404]],
  ["Cactoid", "Cactoida", "05", "Peperatis", [ammonia], ["M", "Amethyst", 2330507], ["A", "Green", 2330503]],
  ["Conchas", "Concha", "03", "Labiata", [carbon], ["G", "Turquoise", 2350304], ["K", "Red", 2350305]],
  ["Tubus", "Tubus", "03", "Cavas", [carbon], ["G", "Red", 2430305], ["A", "Indigo", 2430303]],
  ["Aleoids", "Aleoida", "03", "Spica", [ammonia], ["K", "Turquoise", 2310304], ["M", "Emerald", 2310305]],
  ["Fonticulus", "Fonticulua", "02", "Campestris", [argon], ["M", "Amethyst", 2370207], ["K", "Emerald", 2370206]],
  ["Fonticulus", "Fonticulua", "04", "Lapida", [nitrogen], ["M", "Amethyst", 2370407]],
];

/** The organisms of the galaxy. */
export const allSpecies: readonly Species[] = rows.map(([genus, genusText, number, name, airs, ...variants]) => {
  return { genus, genusText, number, name, airs, variants };
});

/** Returns the symbol and the text of a genus. */
export function genusOf({ genus, genusText }: Species): readonly [symbol: string, text: string] {
  return [`$Codex_Ent_${genus}_Genus_Name;`, genusText];
}

/** Returns the symbol and the text of a species. */
export function speciesOf({ genus, number, genusText, name }: Species): readonly [symbol: string, text: string] {
  return [`$Codex_Ent_${genus}_${number}_Name;`, `${genusText} ${name}`];
}

/** Returns the symbol and the text of a variant. */
export function variantOf(species: Species, [suffix, colour]: Variant): readonly [symbol: string, text: string] {
  const { genus, number, genusText, name } = species;
  return [`$Codex_Ent_${genus}_${number}_${suffix}_Name;`, `${genusText} ${name} - ${colour}`];
}
