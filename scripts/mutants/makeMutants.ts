import ts from "typescript";

/** One small change to a file. */
export interface CodeMutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

/** What an operator becomes. */
const operators: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  some: "every",
  every: "some",
};

/** The changed node and its new text. */
type Change = readonly [node: ts.Node, after: string];

/** The changes at a node itself, without the nodes inside. */
function changesAt(node: ts.Node): readonly Change[] {
  if (ts.isIfStatement(node)) return withTruth(node.expression);
  if (ts.isConditionalExpression(node)) return withTruth(node.condition);
  if (ts.isBinaryExpression(node)) return swapped(node.operatorToken);
  if (ts.isPropertyAccessExpression(node)) return swapped(node.name);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [[node, node.operand.getText()]];
  }
  if (ts.isNumericLiteral(node)) return [[node, `(${node.getText()} + 1)`]];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return [[node, ";"]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  return node.kind === ts.SyntaxKind.FalseKeyword ? [[node, "true"]] : [];
}

const withTruth = (node: ts.Node): readonly Change[] => [
  [node, "true"],
  [node, "false"],
];

function swapped(node: ts.Node): readonly Change[] {
  const after = operators[node.getText()];
  return after === undefined ? [] : [[node, after]];
}

/** The parts of a rule that it is tried with. They judge nothing. */
const trials = ["passes", "fails", "mutations", "spoil"];

/** Types are gone at run time, and a loop whose condition is changed may never end. */
function isLeftOut(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node) && trials.includes(node.name.getText())) return true;
  const isHeadOfLoop =
    (ts.isForStatement(node.parent) || ts.isWhileStatement(node.parent) || ts.isDoStatement(node.parent)) &&
    node !== node.parent.statement;
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || isHeadOfLoop;
}

/** Makes every change to a file that this knows: of conditions, operators, numbers, truth values, and calls left out. */
export function makeMutants(file: string, text: string): readonly CodeMutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: CodeMutant[] = [];
  const visit = (node: ts.Node): void => {
    if (node !== source && isLeftOut(node)) return;
    for (const [changed, after] of changesAt(node)) {
      const start = changed.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, before: changed.getText(source), after });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of the file with the change. */
export function applyMutant(text: string, { start, before, after }: CodeMutant): string {
  return text.slice(0, start) + after + text.slice(start + before.length);
}
