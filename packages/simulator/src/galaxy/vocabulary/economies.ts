import type { Weighted } from "../../chance/Chance.ts";
import type { Term } from "../Term.ts";

function term<Id extends string>(id: Id, text: string): Term<Id> {
  return { id, symbol: `$economy_${id};`, text };
}

/** The economies of systems and stations, by id. */
export const economies = {
  None: term("None", "None"),
  Agri: term("Agri", "Agriculture"),
  Colony: term("Colony", "Colony"),
  Extraction: term("Extraction", "Extraction"),
  HighTech: term("HighTech", "High Tech"),
  Industrial: term("Industrial", "Industrial"),
  Military: term("Military", "Military"),
  Refinery: term("Refinery", "Refinery"),
  Service: term("Service", "Service"),
  Terraforming: term("Terraforming", "Terraforming"),
  Tourism: term("Tourism", "Tourism"),
} as const;

/** The id of an economy. */
export type Economy = keyof typeof economies;

/** Pairs of first and second economy, weighted by 1,303 real systems. */
export const economyPairs: readonly Weighted<readonly [Economy, Economy]>[] = [
  [["Industrial", "Extraction"], 127],
  [["Industrial", "Refinery"], 114],
  [["HighTech", "Refinery"], 92],
  [["Refinery", "Extraction"], 64],
  [["Agri", "Industrial"], 57],
  [["Agri", "Refinery"], 47],
  [["Extraction", "Agri"], 46],
  [["Agri", "Extraction"], 44],
  [["HighTech", "Industrial"], 43],
  [["Refinery", "Industrial"], 37],
  [["Industrial", "HighTech"], 34],
  [["Extraction", "Refinery"], 34],
  [["Industrial", "None"], 31],
  [["Colony", "None"], 30],
  [["Extraction", "Industrial"], 29],
  [["Industrial", "Military"], 29],
  [["Colony", "Refinery"], 24],
  [["Extraction", "None"], 23],
  [["Industrial", "Colony"], 22],
  [["Colony", "Extraction"], 21],
  [["Military", "Refinery"], 20],
  [["Extraction", "HighTech"], 20],
  [["Military", "Extraction"], 19],
  [["Refinery", "Military"], 16],
  [["Refinery", "HighTech"], 15],
  [["Terraforming", "Colony"], 12],
  [["Terraforming", "None"], 10],
  [["Service", "Industrial"], 9],
  [["Tourism", "Service"], 8],
];
