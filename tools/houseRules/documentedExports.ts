import ts from "typescript";
import { exportedNamesOf, type ExportedName } from "./exportedNames.ts";
import { shippedSources, violationAt, type House, type Source, type Violation } from "./House.ts";

const rule = "documented exports";

/** Words that carry no meaning of their own in a comment about a name. */
const fillers = ["a", "an", "the", "of", "for", "to", "and", "is", "this", "type", "interface", "class", "function"];

/** Every export is explained by a comment of at least one sentence that says more than the name does. */
export function documentedExports(house: House): readonly Violation[] {
  return shippedSources(house).flatMap((source) => exportedNamesOf(source).flatMap((each) => judge(source, each)));
}

function judge(source: Source, { name, declarations }: ExportedName): readonly Violation[] {
  const comments = declarations.map(commentOf).filter((comment) => comment !== "");
  const [first] = declarations;
  if (first === undefined || comments.some((comment) => isSentence(comment) && saysMore(comment, name))) return [];
  return [violationAt(rule, source, first, complaint(name, comments))];
}

function complaint(name: string, comments: readonly string[]): string {
  if (comments.length === 0) return `${name} has no comment`;
  return comments.some(isSentence)
    ? `the comment of ${name} only repeats its name`
    : `the comment of ${name} is not a sentence`;
}

/** Some words and a full stop. */
function isSentence(comment: string): boolean {
  return /\S+\s+\S[^]*\.(?:\s|$)/.test(comment);
}

function saysMore(comment: string, name: string): boolean {
  const known = new Set([...wordsOf(name), ...fillers]);
  return wordsOf(comment).some((word) => !known.has(word) && !known.has(word.replace(/s$/, "")));
}

function wordsOf(text: string): readonly string[] {
  const apart = text.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2");
  return apart.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function commentOf(declaration: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  return docs
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
    .join("\n")
    .trim();
}
