import { posix } from "node:path";
import ts from "typescript";
import { visitNodes, type Source } from "./House.ts";

/** One import, export-from, dynamic import or module URL of a source. */
export interface Import {
  readonly node: ts.Node;
  readonly specifier: string;
  /** The imported file from the root of the project, when the specifier is relative. */
  readonly file: string | undefined;
}

/** Lists everything a source imports, in whatever form. */
export function importsOf(source: Source): readonly Import[] {
  const found: Import[] = [];
  visitNodes(source.tree, (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) found.push({ node, specifier, file: relativeFile(source.path, specifier) });
  });
  return found;
}

function relativeFile(from: string, specifier: string): string | undefined {
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : undefined;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
  if (isDynamicImport(node)) return textOf(node.arguments[0]);
  if (isModuleUrl(node)) return textOf(node.arguments?.[0]);
  return undefined;
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** `new URL("./worker.ts", import.meta.url)` is how a worker names its module. */
function isModuleUrl(node: ts.Node): node is ts.NewExpression {
  if (!ts.isNewExpression(node) || node.expression.getText() !== "URL") return false;
  return node.arguments?.[1]?.getText() === "import.meta.url";
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}
