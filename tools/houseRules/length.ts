import ts from "typescript";
import { shippedSources, violationAt, visitNodes, type House, type Source, type Violation } from "./House.ts";

const fileLinesMax = 400;
const functionLinesMax = 70;

/** Files of more than 400 lines, tests too: most of them hold two things. */
export function fileLength({ sources }: House): readonly Violation[] {
  return sources
    .filter(({ isGenerated }) => !isGenerated)
    .map((source) => ({ source, lines: source.text.replace(/\n$/, "").split("\n").length }))
    .filter(({ lines }) => lines > fileLinesMax)
    .map(({ source, lines }) => ({
      rule: "file length",
      file: source.path,
      line: fileLinesMax + 1,
      message: `${lines} lines`,
    }));
}

/** Functions that are longer than a screen; a group of tests may be, because it is a list. */
export function functionLength(house: House): readonly Violation[] {
  return shippedSources(house).flatMap(longFunctions);
}

function longFunctions(source: Source): readonly Violation[] {
  const found: Violation[] = [];
  visitNodes(source.tree, (node) => {
    if (!ts.isFunctionLike(node)) return;
    const lines = lineOf(source, node.getEnd()) - lineOf(source, node.getStart(source.tree)) + 1;
    if (lines <= functionLinesMax) return;
    found.push(violationAt("function length", source, node, `${lines} lines`));
  });
  return found;
}

function lineOf({ tree }: Source, offset: number): number {
  return tree.getLineAndCharacterOfPosition(offset).line;
}
