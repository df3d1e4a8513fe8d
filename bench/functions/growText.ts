import { drawFrom } from "../../packages/check/tests/helpers/drawFrom.ts";
import { checkFunctions } from "./checkFunctions.ts";
import { contractFunctions } from "./contractFunctions.ts";
import { inputFamilies } from "./families.ts";
import { innerFunctions } from "./innerFunctions.ts";
import { measureGrowth, mostTextGrowth } from "./measureGrowth.ts";
import { otherFunctions } from "./otherFunctions.ts";

/** The worst growth of one function over all families of texts. */
export interface FunctionGrowth {
  readonly name: string;
  readonly ratio: number;
  /** The family of texts with which it grew most. */
  readonly family: string;
  readonly isTooMuch: boolean;
}

/**
 * Measures how the cost of every function that takes text grows when the text is ten times as long, whatever the text holds.
 * Takes about seven minutes. The seed draws the texts.
 */
export async function growText(
  seed: number,
  words: readonly string[],
  report: (line: string) => void,
): Promise<readonly FunctionGrowth[]> {
  const functions = [...contractFunctions, ...checkFunctions, ...otherFunctions, ...innerFunctions];
  const results: FunctionGrowth[] = [];
  for (const each of functions) {
    if (words.length > 0 && !words.some((word) => each.name.includes(word))) continue;
    let ratio = 0;
    let worst = "";
    for (const [family, makeText] of Object.entries(inputFamilies)) {
      const growth = await measureGrowth(each, (length) => makeText(length, drawFrom(seed)));
      if (growth !== undefined && growth.ratio > ratio) {
        ratio = growth.ratio;
        worst = family;
      }
    }
    const isTooMuch = ratio > mostTextGrowth;
    report(`${isTooMuch ? "TOO MUCH " : ""}${each.name}: ${ratio.toFixed(1)} times ${worst}`);
    results.push({ name: each.name, ratio, family: worst, isTooMuch });
  }
  return results;
}
