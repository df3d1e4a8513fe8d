import { ambient } from "./ambient.ts";
import { circles } from "./circles.ts";
import { deadFiles } from "./deadFiles.ts";
import { declaredDependencies } from "./declaredDependencies.ts";
import { documentedExports } from "./documentedExports.ts";
import { fileNames } from "./fileNames.ts";
import { folderArrowsHold } from "./folderArrows.ts";
import type { HouseRule } from "./House.ts";
import { importArrows } from "./importArrows.ts";
import { fileLength, functionLength } from "./length.ts";
import { namedExports } from "./namedExports.ts";
import { oneHome, reasonsNeeded } from "./oneHome.ts";
import { noMarkup } from "./noMarkup.ts";

/** Every house rule, by the sentence it enforces. */
export const houseRules: Readonly<Record<string, HouseRule>> = {
  "packages import along the arrows of the design": importArrows,
  "tests, proof, bench and scripts share lab and never import each other": folderArrowsHold,
  "no file imports itself through others, types included": circles,
  "an exported name has one home, or a reason": oneHome,
  "a reason for a shared name is needed": reasonsNeeded,
  "what a package imports is declared in its package.json": declaredDependencies,
  "clock, random and process are used in cli alone": ambient,
  "no file is over 400 lines": fileLength,
  "no function is over 70 lines": functionLength,
  "every export has a name": namedExports,
  "every export is documented in a sentence": documentedExports,
  "files are named after what they hold": fileNames,
  "no file is dead": deadFiles,
  "a page writes text, never markup": noMarkup,
};
