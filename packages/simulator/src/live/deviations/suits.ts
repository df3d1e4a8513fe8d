import type { JsonObject } from "@shipslog/contract";

/** The words inside a suit's symbol, as the unresolved form spells them. */
const families: Readonly<Record<string, string>> = {
  explorationsuit: "ExplorationSuit",
  utilitysuit: "UtilitySuit",
  tacticalsuit: "TacticalSuit",
};

/** The symbol that stands where the text of a suit of class 2 and above should be (D22); undefined for class 1. */
export function unresolvedSuit(symbol: string): string | undefined {
  const [family = "", grade] = symbol.split("_class");
  const spelled = families[family];
  return grade === undefined || grade === "1" || spelled === undefined ? undefined : `$${spelled}_Class1_Name;`;
}

/** Gives a suit's display form as the game has it. */
export function adaptSuit(field: string): (told: JsonObject) => JsonObject {
  return (told) => {
    const symbol = told[field];
    const text = typeof symbol === "string" ? unresolvedSuit(symbol) : undefined;
    return text === undefined ? told : { ...told, [`${field}_Localised`]: text };
  };
}
