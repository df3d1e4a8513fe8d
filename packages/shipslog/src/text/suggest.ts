import { nearestWord } from "@shipslog/contract/internal";

/** Suggests the known word that is nearest to an unknown one; gives the other advice when none is near. */
export function suggest(word: string, known: readonly string[], otherwise: string): string {
  const near = nearestWord(word, known);
  return near === undefined ? otherwise : `did you mean ${near}?`;
}
