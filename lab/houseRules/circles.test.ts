import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circles } from "./circles.ts";
import { houseOf } from "./houseOf.ts";
import { circlesOf } from "./importGraph.ts";

const [a, b, c] = ["packages/check/src/a.ts", "packages/check/src/b.ts", "packages/check/src/c.ts"];

describe("circles", () => {
  it.each([
    ["values", `import { b } from "./b.ts";`],
    ["types", `import type { B } from "./b.ts";`],
    ["inline types", `export type A = import("./b.ts").B;`],
    ["re-exports", `export type { B } from "./b.ts";`],
    ["dynamic imports", `await import("./b.ts");`],
  ])("reports a circle by %s", (_form, text) => {
    const house = houseOf({
      [a]: text,
      [b]: `import type { C } from "./c.ts";`,
      [c]: `import type { A } from "./a.ts";`,
    });
    expect(circles(house)).toMatchObject([{ file: a, message: `imports itself through ${b}, ${c}` }]);
  });

  it("reports a circle beside the packages", () => {
    const house = houseOf({ "lab/a.ts": `import "./b.ts";`, "lab/b.ts": `import type { A } from "./a.ts";` });
    expect(circles(house)).toMatchObject([{ file: "lab/a.ts" }]);
  });

  it("reports a file that imports itself", () => {
    expect(circles(houseOf({ [a]: `import "./a.ts";` }))).toMatchObject([{ file: a }]);
  });

  it("allows two ways to the same file", () => {
    const house = houseOf({ [a]: `import "./b.ts"; import "./c.ts";`, [b]: `import "./c.ts";`, [c]: "" });
    expect(circles(house)).toEqual([]);
  });

  it("finds exactly the files that reach themselves, in any graph", () => {
    const edges = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 20 });
    fc.assert(
      fc.property(edges, (pairs) => {
        const names = Array.from({ length: 9 }, (_, at) => String(at));
        const graph = new Map(
          names.map((from) => [from, new Set(pairs.filter(([at]) => String(at) === from).map(([, to]) => String(to)))]),
        );
        const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
          [...(graph.get(from) ?? [])].some(
            (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
          );
        expect(circlesOf(graph).flat().sort()).toEqual(names.filter((name) => reaches(name, name)));
      }),
    );
  });
});
