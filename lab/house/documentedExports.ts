import ts from "typescript";
import { shippedSources, violationAt, type House, type Source, type Violation } from "./House.ts";

const rule = "documented exports";

/** Words that carry no meaning of their own in a comment about a name. */
const fillers = ["a", "an", "the", "of", "for", "to", "and", "is", "this", "type", "interface", "class", "function"];

/** Every export is explained by a comment of at least one sentence that says more than the name does. */
export function documentedExports(house: House): readonly Violation[] {
  return shippedSources(house).flatMap((source) => exportedDeclarations(source).flatMap((each) => judge(source, each)));
}

/** An exported name and everything the file declares under it: a function and its overloads, a type and a value. */
interface Exported {
  readonly name: string;
  readonly declarations: readonly ts.Node[];
}

function judge(source: Source, { name, declarations }: Exported): readonly Violation[] {
  const comments = declarations.map(commentOf).filter((comment) => comment !== "");
  const [first] = declarations;
  if (first === undefined || comments.some((comment) => isSentence(comment) && saysMore(comment, name))) return [];
  return [violationAt(rule, source, first, complaint(name, comments))];
}

function complaint(name: string, comments: readonly string[]): string {
  if (comments.length === 0) return `${name} has no comment`;
  return comments.some(isSentence)
    ? `the comment of ${name} only repeats its name`
    : `the comment of ${name} is no sentence`;
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

function exportedDeclarations({ tree }: Source): readonly Exported[] {
  const declared = tree.statements.flatMap(namesIn);
  const listed = tree.statements.flatMap(listedNames);
  const isExported = ({ name, inline }: Named): boolean => inline || listed.includes(name);
  const byName = Map.groupBy(declared.filter(isExported), ({ name }) => name);
  return [...byName].map(([name, each]) => ({ name, declarations: each.map(({ node }) => node) }));
}

interface Named {
  readonly name: string;
  readonly node: ts.Node;
  readonly inline: boolean;
}

function namesIn(statement: ts.Statement): readonly Named[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const inline = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((node) => ({ name: node.name.getText(), node, inline }));
  }
  const { name } = statement as ts.Statement & { readonly name?: ts.Node };
  return name === undefined ? [] : [{ name: name.getText(), node: statement, inline }];
}

/** The names in `export { a, b as c }`, by what they are called in this file; names from elsewhere are explained there. */
function listedNames(statement: ts.Statement): readonly string[] {
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) return [];
  const clause = statement.exportClause;
  if (clause === undefined || !ts.isNamedExports(clause)) return [];
  return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}
