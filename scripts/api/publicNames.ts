import { posix } from "node:path";
import ts from "typescript";

/** A name that a module offers, and how it is declared. */
export interface PublicName {
  readonly name: string;
  /** The declarations as TypeScript writes them, without comments; several where a function has overloads. */
  readonly text: string;
}

/** Gives the text of a declaration file. */
export type ReadDeclarations = (path: string) => string;

/** Lists what a built module exports, in order of name; names that it passes on are followed to their declaration. */
export function publicNamesOf(path: string, read: ReadDeclarations): readonly PublicName[] {
  const names = [...exportsOf(path, read)].map(([name, text]) => ({ name, text }));
  return names.sort((one, other) => (one.name < other.name ? -1 : 1));
}

type Exports = Map<string, string>;

function exportsOf(path: string, read: ReadDeclarations): Exports {
  const tree = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const declared = declarationsIn(tree);
  const found: Exports = new Map();
  for (const statement of tree.statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const [name, text] of passedOn(statement, path, declared, read)) found.set(name, text);
    } else if (isExported(statement)) {
      for (const name of namesOf(statement)) found.set(name, declared.get(name) ?? "");
    }
  }
  return found;
}

/** What an `export … from` or `export { … }` offers. */
function passedOn(
  { moduleSpecifier, exportClause }: ts.ExportDeclaration,
  path: string,
  declared: Exports,
  read: ReadDeclarations,
): Exports {
  const isHere = moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier);
  const source = isHere ? declared : exportsOf(fileOf(path, moduleSpecifier.text), read);
  if (exportClause === undefined) return source;
  if (!ts.isNamedExports(exportClause)) return new Map([[exportClause.name.text, "namespace"]]);
  return new Map(
    exportClause.elements.map(({ name, propertyName }) => [name.text, source.get((propertyName ?? name).text) ?? ""]),
  );
}

function fileOf(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier.replace(/\.(?:js|ts)$/, ".d.ts"));
}

function declarationsIn(tree: ts.SourceFile): Exports {
  const found: Exports = new Map();
  const printer = ts.createPrinter({ removeComments: true });
  for (const statement of tree.statements) {
    const text = printer
      .printNode(ts.EmitHint.Unspecified, statement, tree)
      .replace(/^export /, "")
      .replace(/^declare /, "");
    for (const name of namesOf(statement)) {
      const earlier = found.get(name);
      found.set(name, earlier === undefined ? text : `${earlier}\n${text}`);
    }
  }
  return found;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.Statement & { readonly name?: ts.Node };
  return name === undefined ? [] : [name.getText()];
}
