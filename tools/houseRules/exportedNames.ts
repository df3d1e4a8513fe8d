import ts from "typescript";
import type { Source } from "./House.ts";

/** An exported name and everything its file declares under it: a function and its overloads, a type and a value. */
export interface ExportedName {
  readonly name: string;
  readonly declarations: readonly ts.Node[];
}

/** Lists the names a file declares and exports; a name it only passes on belongs to the file that declares it. */
export function exportedNamesOf({ tree }: Source): readonly ExportedName[] {
  const declared = tree.statements.flatMap(namesIn);
  const listed = tree.statements.flatMap(listedNames);
  const isExported = ({ name, inline }: DeclaredName): boolean => inline || listed.includes(name);
  const byName = Map.groupBy(declared.filter(isExported), ({ name }) => name);
  return [...byName].map(([name, each]) => ({ name, declarations: each.map(({ node }) => node) }));
}

interface DeclaredName {
  readonly name: string;
  readonly node: ts.Node;
  readonly inline: boolean;
}

function namesIn(statement: ts.Statement): readonly DeclaredName[] {
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
