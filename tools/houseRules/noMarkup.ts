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
  "eval",
  "Function",
];

/** Refused but of the clipboard, which writes too. */
const refusedElsewhere = ["write", "writeln"];

/** Text from a journal reaches a page as text only, because its sources use none of these features. */
export function noMarkup(house: House): readonly Violation[] {
  return shippedSources(house)
    .filter(({ part }) => part === "page")
    .flatMap((source) => {
      const found: Violation[] = [];
      visitNodes(source.tree, (node) => {
        if (!ts.isIdentifier(node) || !(refused.includes(node.text) || isNotOfClipboard(node))) return;
        found.push(violationAt("no markup", source, node, `${node.text} could turn text into markup or code`));
      });
      return found;
    });
}

/** Whether a name is such a method of anything but the clipboard. */
function isNotOfClipboard(name: ts.Identifier): boolean {
  if (!refusedElsewhere.includes(name.text)) return false;
  const { parent } = name;
  return !(ts.isPropertyAccessExpression(parent) && parent.expression.getText().endsWith(".clipboard"));
}
