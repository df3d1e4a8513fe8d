import { isModuleName, isShipName, moduleName, sentenceForms, shipName } from "@shipslog/contract/words";
import type { TextPage } from "../../text/TextPage.ts";

/** Explains the internal name of a module or a ship, as `int_powerplant_size4_class5`. */
export function explainName(word: string): TextPage | undefined {
  if (isModuleName(word)) return { title: word, blocks: [`The module that players call ${moduleName(word)}.`] };
  if (isShipName(word)) return { title: word, blocks: [`What players call ${shipName(word)}.`] };
  return undefined;
}

/** How cockpit and watch tell an event of a kind, with its fields in angle brackets. */
export function sentenceBlocks(kind: string): TextPage["blocks"] {
  const [first] = sentenceForms(kind) ?? [];
  return first === undefined ? [] : [`In words: ${first.replaceAll(/[[\]]/g, "")}`];
}
