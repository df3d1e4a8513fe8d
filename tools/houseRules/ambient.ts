import ts from "typescript";
import { isBuildTime } from "../dependency-cruiser.config.ts";
import { shippedSources, violationAt, visitNodes, type House, type Source, type Violation } from "./House.ts";

const rule = "no clock, random or process";

/** The only package that may use the clock, random numbers and the process. */
const wiring = "shipslog";

/** The file that starts a page in a browser, like shipslog starts everything else. */
const pageStart = "main.tsx";

/**
 * Packages that wait for a disk or a network. A timer there decides when to look, never what is found, so it is
 * allowed; the pure packages have nothing to wait for.
 */
const waiting = ["journal", "archive", "fleet", "cockpit", "testing", "try", "page"];

/**
 * The defaults of journal for users who give no clock or machine, what a game in a test uses of its process, and the processes of readers
 * under trial; every function that uses one takes a replacement.
 */
const machineDefaults = [
  "packages/journal/src/browser/browserClock.ts",
  "packages/journal/src/machine/nodeClock.ts",
  "packages/journal/src/machine/nodeMachine.ts",
  "packages/journal/src/machine/nodeModule.ts",
  "packages/testing/src/folder/nodeProcess.ts",
  "packages/try/src/machine/nodeTryMachine.ts",
];

/** Globals that are refused whatever is done with them. */
const refusedGlobals = ["process", "performance"];
const timers = ["setTimeout", "setInterval", "setImmediate"];

/** Members of globals that are refused while the global itself is not. */
const refusedMembers = ["Date.now", "Math.random", "crypto.randomUUID", "crypto.getRandomValues"];

/** Modules that give access to the same things. */
const refusedModules = ["node:process", "node:perf_hooks"];
const timerModules = ["node:timers", "node:timers/promises"];
const randomImports = /^random|^getRandomValues$|^webcrypto$/;

/** Time, randomness and the process are parameters everywhere except in shipslog and in build-time code. */
export function ambient(house: House): readonly Violation[] {
  const isWiring = ({ owner, part, inside, path }: Source): boolean =>
    owner === wiring || (part === "page" && inside === pageStart) || machineDefaults.includes(path);
  const judged = shippedSources(house).filter((source) => !isWiring(source) && !isBuildTime(source));
  return judged.flatMap((source) => [...refusedUses(source), ...refusedImports(source)]);
}

function refusedUses(source: Source): readonly Violation[] {
  const declared = declaredNames(source);
  const globals = [...refusedGlobals, ...(waiting.includes(source.owner) ? [] : timers)];
  const found: Violation[] = [];
  visitNodes(source.tree, (node) => {
    const name = refusedName(node, globals, declared);
    if (name === undefined) return;
    found.push(violationAt(rule, source, node, `${name} belongs in shipslog; take it as a parameter`));
  });
  return found;
}

function refusedName(node: ts.Node, globals: readonly string[], declared: ReadonlySet<string>): string | undefined {
  if (ts.isNewExpression(node) && isNow(node)) return "new Date()";
  if (ts.isCallExpression(node) && node.expression.getText() === "Date") return "Date()";
  if (ts.isIdentifier(node)) {
    const isGlobal = isReference(node) && !declared.has(node.text);
    return isGlobal && globals.includes(node.text) ? node.text : undefined;
  }
  const member = memberName(node);
  if (member === undefined) return undefined;
  const [, inner = ""] = member.split("globalThis.");
  return refusedMembers.includes(member) || globals.includes(inner) ? member : undefined;
}

function isNow({ expression, arguments: given }: ts.NewExpression): boolean {
  return expression.getText() === "Date" && (given === undefined || given.length === 0);
}

/** `Date.now`, `Date["now"]` and `globalThis.Date.now` are one name. */
function memberName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return join(node.expression, node.name.text);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return join(node.expression, node.argumentExpression.text);
  }
  return undefined;
}

function join(object: ts.Expression, name: string): string {
  const owner = object.getText();
  return `${owner === "globalThis" ? owner : owner.replace("globalThis.", "")}.${name}`;
}

/** A name that reads a variable, and is not the name of a member or of something declared. */
function isReference(node: ts.Identifier): boolean {
  const parent: ts.Node & { readonly name?: ts.Node; readonly propertyName?: ts.Node } = node.parent;
  return ts.isShorthandPropertyAssignment(parent) || (parent.name !== node && parent.propertyName !== node);
}

/** Names the file gives to something of its own, such as a parameter called `process`. */
function declaredNames({ tree }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  visitNodes(tree, (node) => {
    if (
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    ) {
      names.add(node.name.text);
    }
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) names.add(node.name.text);
  });
  return names;
}

function refusedImports(source: Source): readonly Violation[] {
  const modules = [...refusedModules, ...(waiting.includes(source.owner) ? [] : timerModules)];
  const found: Violation[] = [];
  visitNodes(source.tree, (node) => {
    const specifier = specifierOf(node);
    if (specifier === undefined) return;
    const isRandom = specifier === "node:crypto" && importedNames(node).some((name) => randomImports.test(name));
    if (!isRandom && !modules.includes(specifier)) return;
    found.push(violationAt(rule, source, node, `${specifier} gives access to what only shipslog may use`));
  });
  return found;
}

/** The module that an import, an export or a dynamic import names. */
function specifierOf(node: ts.Node): string | undefined {
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isDeclared = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const module = isDynamic ? node.arguments[0] : isDeclared ? node.moduleSpecifier : undefined;
  return module !== undefined && ts.isStringLiteralLike(module) ? module.text : undefined;
}

function importedNames(node: ts.Node): readonly string[] {
  if (!ts.isImportDeclaration(node)) return [];
  const bindings = node.importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}
