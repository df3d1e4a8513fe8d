import type { Chance } from "../../chance/Chance.ts";
import type { Government } from "../vocabulary/governments.ts";

/** Name patterns by government; `%` is the name of the home system. */
const patterns: Readonly<Record<Government, readonly string[]>> = {
  Anarchy: ["% Corsairs", "The % Vultures", "Outcasts of %", "% Black Ledger", "% Night Runners"],
  Communism: ["% People's Assembly", "Common Front of %", "% Workers' Council", "Red Star of %"],
  Confederacy: ["League of %", "% Confederation", "Free Moons of %", "% Covenant"],
  Cooperative: ["% Growers' Union", "% Haulage Cooperative", "Shareholders of %", "% Mutual"],
  Corporate: ["% Holdings", "% Freight Lines", "% Mineral Works", "% Dynamics Ltd", "% Biotech", "% Orbital Services"],
  Democracy: ["% Liberal Alliance", "Voters of %", "% Reform Party", "% Civic Forum", "Greens of %"],
  Dictatorship: ["% Iron Guard", "Directorate of %", "% State Security", "% Unity Movement"],
  Feudal: ["House of %", "% Barons", "Lords Protector of %", "Banner of %"],
  Patronage: ["Patrons of %", "% Senatorial Circle", "% Household", "Clients of %"],
  PrisonColony: ["% Penal Authority", "Wardens of %", "% Correction Trust"],
  Theocracy: ["Order of %", "% Congregation", "Keepers of the % Flame"],
};

const marks = ["New", "Old", "Silver", "Crimson", "Azure", "United", "Independent", "Amber", "Eastern", "True"];

/** Draws the name of a faction from its home and government, different from names already taken. */
export function factionName(chance: Chance, home: string, government: Government, taken: readonly string[]): string {
  const plain = chance.pick(patterns[government]).replace("%", home);
  for (let name = plain; ; name = `${chance.pick(marks)} ${name}`) {
    if (!taken.includes(name)) return name;
  }
}
