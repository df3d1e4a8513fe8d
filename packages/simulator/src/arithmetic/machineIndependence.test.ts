import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Members of Math that give the same bits on every machine: exact by IEEE 754, whole numbers, or constants. */
const exact = new Set([
  "abs",
  "ceil",
  "clz32",
  "floor",
  "fround",
  "imul",
  "max",
  "min",
  "round",
  "sign",
  "sqrt",
  "trunc",
  "PI",
  "SQRT2",
  "LN2",
  "E",
]);

const folder = join(import.meta.dirname, "..");

/** Finds functions whose last bits differ between machines, and the power operator. */
function inexactUses(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
  const members = [...code.matchAll(/\bMath\.(\w+)/g)].map(([use, member = ""]) => (exact.has(member) ? "" : use));
  // Whole powers of two are exact everywhere.
  const powers = [...code.matchAll(/(?<!(?:^|\W)2) \*\*=? /g)].map(([use]) => use.trim());
  return [...members, ...powers].filter((use) => use !== "");
}

describe("the simulator's arithmetic", () => {
  it("uses no function that two machines may compute differently", () => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const sources = names.filter((name) => name.endsWith(".ts") && !/\.(?:test|testing|test-d)\.ts$/.test(name));
    const found = sources.flatMap((name) =>
      inexactUses(readFileSync(join(folder, name), "utf8")).map((use) => `${name}: ${use}`),
    );
    expect(found).toEqual([]);
    expect(sources.length).toBeGreaterThan(20);
  });

  it("detects such functions", () => {
    expect(inexactUses("const a = Math.sin(1) + Math.sqrt(2); // Math.cos")).toEqual(["Math.sin"]);
    expect(inexactUses("const b = x ** y + Math.hypot(1, 2) * 2 ** 20;")).toEqual(["Math.hypot", "**"]);
  });
});
