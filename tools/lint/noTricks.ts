/**
 * Two forms that save a line and cost a reader: a literal spread into another one, and names that have nothing to do with each other in one
 * declaration. oxlint loads this file as a plugin.
 */
import type { RuleTester } from "oxlint/plugins-dev";

type Rule = Parameters<RuleTester["run"]>[1];

/** Refuses `{ ...{ a, b }, c }` and `[...[a], b]`. */
export const noSpreadOfLiteral: Rule = {
  create: (context) => ({
    SpreadElement(node) {
      const { type } = node.argument;
      if (type !== "ObjectExpression" && type !== "ArrayExpression") return;
      context.report({ node, message: "Write what is in this literal without a spread" });
    },
  }),
};

/** Refuses `const [a, b] = [x, y]`. The head and the rest of one list are related: `const [first, ...others] = [...all]` passes. */
export const noTupleDeclaration: Rule = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      const value = init?.type === "TSAsExpression" ? init.expression : init;
      if (id.type !== "ArrayPattern" || value?.type !== "ArrayExpression") return;
      if (id.elements.some((element) => element?.type === "RestElement")) return;
      context.report({ node: id, message: "Declare each name on a line of its own" });
    },
  }),
};

// A plugin is the default export of its file.
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: "house" },
  rules: { "no-spread-of-literal": noSpreadOfLiteral, "no-tuple-declaration": noTupleDeclaration },
};
