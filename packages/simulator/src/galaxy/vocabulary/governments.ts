import type { Weighted } from "../../chance/Chance.ts";
import type { Superpower } from "../Society.ts";
import type { Term } from "../Term.ts";

const texts = {
  Anarchy: "Anarchy",
  Communism: "Communist",
  Confederacy: "Confederacy",
  Cooperative: "Cooperative",
  Corporate: "Corporate",
  Democracy: "Democracy",
  Dictatorship: "Dictatorship",
  Feudal: "Feudal",
  Patronage: "Patronage",
  PrisonColony: "Prison colony",
  Theocracy: "Theocracy",
} as const;

/** The government of a faction. */
export type Government = keyof typeof texts;

function termOf(id: Government): Term<Government> {
  return { id, symbol: `$government_${id};`, text: texts[id] };
}

/** All governments of factions, by id. */
export const governments: Readonly<Record<Government, Term<Government>>> = {
  Anarchy: termOf("Anarchy"),
  Communism: termOf("Communism"),
  Confederacy: termOf("Confederacy"),
  Cooperative: termOf("Cooperative"),
  Corporate: termOf("Corporate"),
  Democracy: termOf("Democracy"),
  Dictatorship: termOf("Dictatorship"),
  Feudal: termOf("Feudal"),
  Patronage: termOf("Patronage"),
  PrisonColony: termOf("PrisonColony"),
  Theocracy: termOf("Theocracy"),
};

/** The government of an uninhabited system. */
export const noGovernment: Term = { id: "None", symbol: "$government_None;", text: "None" };

/** The government and allegiance of a faction. */
export type Creed = readonly [government: Government, allegiance: Superpower];

/** Pairs of government and allegiance, weighted by the factions of 880 real systems. */
export const creeds: readonly Weighted<Creed>[] = [
  [["Corporate", "Federation"], 846],
  [["Anarchy", "Independent"], 733],
  [["Dictatorship", "Independent"], 702],
  [["Corporate", "Independent"], 662],
  [["Democracy", "Federation"], 598],
  [["Democracy", "Independent"], 422],
  [["Patronage", "Empire"], 274],
  [["Cooperative", "Independent"], 245],
  [["Corporate", "Empire"], 200],
  [["Confederacy", "Federation"], 198],
  [["Feudal", "Independent"], 194],
  [["Communism", "Independent"], 117],
  [["Confederacy", "Independent"], 66],
  [["Patronage", "Independent"], 55],
  [["Dictatorship", "Empire"], 53],
  [["Feudal", "Empire"], 50],
  [["Corporate", "Alliance"], 48],
  [["Democracy", "Alliance"], 34],
  [["Theocracy", "Independent"], 26],
  [["Patronage", "Alliance"], 19],
  [["PrisonColony", "Independent"], 13],
  [["Dictatorship", "Alliance"], 13],
  [["Confederacy", "Alliance"], 9],
  [["Cooperative", "Alliance"], 7],
];

/** The same pairs for controlling factions. */
export const rulingCreeds: readonly Weighted<Creed>[] = [
  [["Corporate", "Federation"], 140],
  [["Corporate", "Independent"], 110],
  [["Democracy", "Federation"], 110],
  [["Democracy", "Independent"], 95],
  [["Cooperative", "Independent"], 88],
  [["Patronage", "Empire"], 88],
  [["Dictatorship", "Independent"], 44],
  [["Anarchy", "Independent"], 32],
  [["Confederacy", "Independent"], 32],
  [["Corporate", "Empire"], 22],
  [["Feudal", "Independent"], 30],
  [["Confederacy", "Federation"], 20],
  [["Theocracy", "Independent"], 19],
  [["Communism", "Independent"], 13],
  [["Democracy", "Alliance"], 12],
  [["Corporate", "Alliance"], 10],
  [["Patronage", "Alliance"], 6],
  [["PrisonColony", "Independent"], 2],
];
