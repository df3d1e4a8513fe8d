import ts from "typescript";
import { violationAt, type House, type Violation } from "./House.ts";

const rule = "named exports";

/**
 * Every export is named in the file: no default, no `export =`, no star that hides names.
 * A star over a generated file is allowed, because a list of its names would be a duplicate.
 */
export function namedExports({ sources }: House): readonly Violation[] {
  return sources
    .filter(({ isGenerated }) => !isGenerated)
    .flatMap((source) =>
      source.tree.statements.flatMap((statement) => {
        const message = refuse(statement);
        return message === undefined ? [] : [violationAt(rule, source, statement, message)];
      }),
    );
}

function refuse(statement: ts.Statement): string | undefined {
  if (ts.isExportAssignment(statement)) return "a default export has no name";
  if (ts.isExportDeclaration(statement)) {
    if (statement.exportClause === undefined) {
      return isGeneratedFile(statement) ? undefined : "a star hides the names it passes on";
    }
    const names = ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
    return names.some(({ name }) => name.text === "default") ? "a default export has no name" : undefined;
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return isDefault ? "a default export has no name" : undefined;
}

function isGeneratedFile({ moduleSpecifier }: ts.ExportDeclaration): boolean {
  return moduleSpecifier?.getText().includes("/generated/") ?? false;
}
