import ts from "typescript";
import { shippedSources, violationAt, walk, type House, type Violation } from "./House.ts";

/** Every way from text to markup or code that a browser has. */
const refused = [
  "innerHTML",
  "outerHTML",
  "insertAdjacentHTML",
  "dangerouslySetInnerHTML",
  "createContextualFragment",
  "DOMParser",
  "setHTMLUnsafe",
  "srcdoc",
  "write",
  "writeln",
  "eval",
  "Function",
];

/** What a journal says reaches a page as text alone, because there is no other way in its sources. */
export function noMarkup(house: House): readonly Violation[] {
  return shippedSources(house)
    .filter(({ part }) => part === "page")
    .flatMap((source) => {
      const found: Violation[] = [];
      walk(source.tree, (node) => {
        if (!ts.isIdentifier(node) || !refused.includes(node.text)) return;
        found.push(violationAt("no markup", source, node, `${node.text} could make markup or code of text`));
      });
      return found;
    });
}
