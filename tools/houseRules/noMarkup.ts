import ts from "typescript";
import { shippedSources, violationAt, visitNodes, type House, type Violation } from "./House.ts";

/** The browser features that turn text into markup or code. */
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

/** Text from a journal reaches a page as text only, because its sources use none of these features. */
export function noMarkup(house: House): readonly Violation[] {
  return shippedSources(house)
    .filter(({ part }) => part === "page")
    .flatMap((source) => {
      const found: Violation[] = [];
      visitNodes(source.tree, (node) => {
        if (!ts.isIdentifier(node) || !refused.includes(node.text)) return;
        found.push(violationAt("no markup", source, node, `${node.text} could turn text into markup or code`));
      });
      return found;
    });
}
