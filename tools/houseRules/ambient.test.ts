import { describe, expect, it } from "vitest";
import { ambient } from "./ambient.ts";
import { houseOf } from "./houseOf.ts";

const shipped = "packages/simulator/src/a.ts";

const refused = [
  `const now = Date.now();`,
  `const now = Date["now"]();`,
  `const now = globalThis.Date.now();`,
  `const clock = Date.now;`,
  `const today = new Date();`,
  `const today = new Date;`,
  `const today = Date();`,
  `const chance = Math.random();`,
  `const id = crypto.randomUUID();`,
  `const start = performance.now();`,
  `if (process.argv.length > 2) stop();`,
  `const { env } = process;`,
  `const env = globalThis.process;`,
  `const all = { process };`,
  `const all = { key: process };`,
  `import { argv } from "node:process";`,
  `import { performance as clock } from "node:perf_hooks";`,
  `import { randomBytes } from "node:crypto";`,
  `import { setTimeout as wait } from "node:timers/promises";`,
  `const { argv } = await import("node:process");`,
  `setTimeout(stop, 100);`,
];

const allowed = [
  `const then = new Date("2025-01-01T00:00:00Z");`,
  `const then = new Date(now());`,
  `const then = Date.parse(text);`,
  `const at = Date.UTC(2025, 0, 1);`,
  `const high = Math.max(1, 2);`,
  `export function run(process: { exit(): void }): void { process.exit(); }`,
  `const step = { process: 1 }; step.process;`,
  `interface Step { process: string; performance: number }`,
  `import { createHash } from "node:crypto";`,
  `// Date.now() is never called here`,
];

describe("no clock, random or process", () => {
  it.each(refused)("refuses %s", (text) => {
    expect(ambient(houseOf({ [shipped]: `\n${text}` }))).toMatchObject([{ file: shipped, line: 2 }]);
  });

  it.each(allowed)("allows %s", (text) => {
    expect(ambient(houseOf({ [shipped]: text }))).toEqual([]);
  });

  it.each([
    ["shipslog", "packages/shipslog/src/a.ts", `process.exit(Date.now());`],
    ["what only builds", "packages/contract/src/generate/outputs.ts", `process.argv;`],
    ["tests", "packages/check/src/a.test.ts", `Math.random();`],
    ["what starts a page", "packages/cockpit/page/main.tsx", `Date.now();`],
    ["the default clock of journal", "packages/journal/src/machine/nodeClock.ts", `Date.now();`],
    ["a timer where waiting is the work", "packages/journal/src/a.ts", `setTimeout(look, 250);`],
  ])("leaves %s alone", (_who, file, text) => {
    expect(ambient(houseOf({ [file]: text }))).toEqual([]);
  });

  it("leaves no other file of a page alone", () => {
    expect(ambient(houseOf({ "packages/cockpit/page/a.tsx": `Date.now();` }))).toHaveLength(1);
  });

  it("does not take the clock for a timer", () => {
    expect(ambient(houseOf({ "packages/journal/src/a.ts": `Date.now();` }))).toHaveLength(1);
  });
});
