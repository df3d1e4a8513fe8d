/** `npm run graph` prints which part of the repository imports which, and every circle of files; a circle or a forbidden arrow fails. */
import { circles } from "../lab/houseRules/circles.ts";
import { folderArrowsHold } from "../lab/houseRules/folderArrows.ts";
import { readHouse } from "../lab/houseRules/House.ts";
import { importArrows } from "../lab/houseRules/importArrows.ts";
import { importGraphOf } from "../lab/houseRules/importGraph.ts";
import { partGraphOf } from "../lab/houseRules/partGraph.ts";
import { printGraph } from "./graph/printGraph.ts";

const house = readHouse();
const violations = [circles, importArrows, folderArrowsHold].flatMap((rule) => rule(house));
for (const line of printGraph(partGraphOf(house))) console.log(line);
for (const { rule, file, line, message } of violations) console.error(`${rule}: ${file}:${line} ${message}`);
const graph = importGraphOf(house);
const imports = [...graph.values()].reduce((sum, files) => sum + files.size, 0);
const verdict = violations.length === 0 ? "no circle, no arrow against the plan" : `${violations.length} violations`;
console.log(`\n${graph.size} files, ${imports} relative imports, types included: ${verdict}`);
console.log("Picture: docs/pictures/imports.svg (npm run generate draws it)");
process.exitCode = violations.length === 0 ? 0 : 1;
