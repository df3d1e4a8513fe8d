import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import { noSpreadOfLiteral, noTupleDeclaration } from "./noTricks.ts";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester();

tester.run("no-spread-of-literal", noSpreadOfLiteral, {
  valid: ["const a = { ...b, c }", "const a = { ...(b ? { c } : {}) }", "go(...words)", "const a = [...b, c]"],
  invalid: ["const a = { ...{ b, c }, d }", "const a = [...[b], c]", "go(...[b, c])"].map((code) => ({
    code,
    errors: 1,
  })),
});

tester.run("no-tuple-declaration", noTupleDeclaration, {
  valid: ["const [a, b] = pair", "const [a, ...b] = [...c, d]", "[a, b] = [b, a]"],
  invalid: ["const [a, b] = [1, 2]", "let [a] = [1]", "const [a = 1] = [b]"].map((code) => ({ code, errors: 1 })),
});
