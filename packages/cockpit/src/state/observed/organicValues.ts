/**
 * What Vista Genomics pays for the samples of a species, by genus, as `number:credits`. Read from eleven real sales of two commanders
 * from 2023 to 2025; a species that no sale at hand contains is left out. Sales of 2021 paid other prices and are not counted.
 */
const values: Readonly<Record<string, string>> = {
  Aleoids: "01:7252500 02:6284600 03:3385200 05:12934900",
  Bacterial: "01:1000000 05:1000000 06:1658500 07:1949000 08:8418000 09:7774700 12:1689800",
  Cactoid: "01:3667600 04:3667600",
  Clypeus: "01:8418000",
  Conchas: "01:4572400 03:2352400",
  Electricae: "01:6284600",
  Fonticulus: "02:1000000",
  Fungoids: "01:1670100 02:2680300 03:3703200 04:3330300",
  Osseus: "03:2404700 04:3156300 05:1483000",
  Recepta: "01:12934900 03:14313700",
  Shrubs: "01:1808900 02:7774700 03:1632500",
  Stratum: "02:1362000 07:19010800",
  Tubus: "01:2415500 04:2637500",
  Tussocks:
    "01:5853800 02:3227700 03:1849000 04:1766600 07:4447100 08:3252500 10:1766600 11:3472400 12:7774700 13:19010800 14:14313700 15:7025800",
};

const bySpecies: ReadonlyMap<string, number> = new Map(
  Object.entries(values).flatMap(([genus, list]) =>
    list.split(" ").map((entry) => {
      const [number = "", credits = ""] = entry.split(":");
      return [`$Codex_Ent_${genus}_${number}_Name;`, Number(credits)] as const;
    }),
  ),
);

/** What the samples of a species pay without a bonus, in credits; undefined when no real sale shows it. */
export function organicValue(species: string): number | undefined {
  return bySpecies.get(species);
}

/** The prices of the species of a genus that real sales show, the lowest first. */
export function organicValuesOfGenus(genus: string): readonly number[] {
  const start = genus.replace(/Genus_Name;$/, "");
  return [...bySpecies].flatMap(([species, value]) => (species.startsWith(start) ? [value] : [])).sort((a, b) => a - b);
}

/** The lowest price of any species in real sales since 2023, for life of which only the number is known. */
export const lowestOrganicValue = Math.min(...bySpecies.values());

/** The bonus for life that nobody has reported, in prices: 159 of 165 species in real sales since 2023 had it, the others none. */
export const firstLoggedBonus = 4;
