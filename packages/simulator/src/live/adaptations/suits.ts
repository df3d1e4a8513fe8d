import type { JsonObject } from "@shipslog/contract";

/** The spelling of each suit family in the unresolved symbol. */
const families: Readonly<Record<string, string>> = {
  explorationsuit: "ExplorationSuit",
  utilitysuit: "UtilitySuit",
  tacticalsuit: "TacticalSuit",
};

/** Returns the symbol the game writes instead of the text of a suit of class 2 and above (D22); undefined for class 1. */
export function unresolvedSuit(symbol: string): string | undefined {
  const [family = "", grade] = symbol.split("_class");
  const spelled = families[family];
  return grade === undefined || grade === "1" || spelled === undefined ? undefined : `$${spelled}_Class1_Name;`;
}

/** Returns a function that replaces the display text of a suit by the game's. */
export function adaptSuit(field: string): (event: JsonObject) => JsonObject {
  return (event) => {
    const symbol = event[field];
    const text = typeof symbol === "string" ? unresolvedSuit(symbol) : undefined;
    return text === undefined ? event : { ...event, [`${field}_Localised`]: text };
  };
}
