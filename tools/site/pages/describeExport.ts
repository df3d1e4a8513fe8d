import ts from "typescript";

/** The description of an export: its sort, its sentence, its shape and its documented members. */
export interface DescribedExport {
  readonly name: string;
  readonly sort: "function" | "class" | "interface" | "type" | "value";
  readonly sentence: string;
  readonly shape: string;
  readonly members: readonly { readonly name: string; readonly sentence: string }[];
}

/** Longer shapes are cut; the source shows them in full. */
const longestShape = 1200;

/** The symbol that an export stands for. */
export function aliasedSymbol(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
}

/** Describes what a module exports under one name. */
export function describeExport(exported: ts.Symbol, checker: ts.TypeChecker): DescribedExport {
  const symbol = aliasedSymbol(exported, checker);
  return {
    name: exported.name,
    sort: sortOf(symbol),
    sentence: sentenceOf(symbol, checker),
    shape: shapeOf(symbol, checker),
    members: membersOf(symbol, checker),
  };
}

function sortOf({ flags }: ts.Symbol): DescribedExport["sort"] {
  if ((flags & ts.SymbolFlags.Function) !== 0) return "function";
  if ((flags & ts.SymbolFlags.Class) !== 0) return "class";
  if ((flags & ts.SymbolFlags.Interface) !== 0) return "interface";
  return (flags & ts.SymbolFlags.Variable) === 0 ? "type" : "value";
}

const sentenceOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll("\n", " ");

function shapeOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) return symbol.name;
  const text = isBodyless(declaration) ? declaration.getText() : signatureOf(symbol, declaration, checker);
  return text.length > longestShape ? `${text.slice(0, longestShape)}\n…` : text;
}

const isBodyless = (declaration: ts.Declaration) =>
  ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);

function signatureOf(symbol: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isClassDeclaration(declaration)) return `class ${symbol.name}`;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = type.getCallSignatures();
  if (signatures.length === 0) return `const ${symbol.name}: ${checker.typeToString(type)}`;
  return signatures.map((each) => `function ${symbol.name}${checker.signatureToString(each)}`).join("\n");
}

function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): DescribedExport["members"] {
  const members = [...(symbol.members?.values() ?? [])];
  return members
    .map((member) => ({ name: member.name, sentence: sentenceOf(member, checker) }))
    .filter(({ sentence }) => sentence !== "");
}
