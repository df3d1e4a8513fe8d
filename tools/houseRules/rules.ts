import { ambient } from "./ambient.ts";
import { documentedExports } from "./documentedExports.ts";
import { fileNames } from "./fileNames.ts";
import type { HouseRule } from "./House.ts";
import { fileLength, functionLength } from "./length.ts";
import { namedExports } from "./namedExports.ts";
import { oneHome, reasonsNeeded } from "./oneHome.ts";
import { noMarkup } from "./noMarkup.ts";

/** Every house rule, by the sentence it enforces. */
export const houseRules: Readonly<Record<string, HouseRule>> = {
  "an exported name has one home, or a reason": oneHome,
  "a reason for a shared name is needed": reasonsNeeded,
  "clock, random and process are used in shipslog alone": ambient,
  "every export has a name": namedExports,
  "every export is documented in a sentence": documentedExports,
  "files are named after what they hold": fileNames,
  "a page writes text, never markup": noMarkup,
};

/** What a reader should look at, by the question: the length of a text is no fault by itself. */
export const houseQuestions: Readonly<Record<string, HouseRule>> = {
  "should this file be two?": fileLength,
  "should this function be two?": functionLength,
};
