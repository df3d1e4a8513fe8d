/** Compares the declarations of the faults with the rules of the check and with docs/faults.md. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "@shipslog/check";
import { faults } from "@shipslog/faults";
import { describe, expect, it } from "vitest";
import { faultsPage } from "../src/generate/faultsPage.ts";
import { root } from "../../../tools/workspace.ts";

describe("the faults", () => {
  it("have unique names of words and hyphens", () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    for (const { name } of faults) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it("explain in a remark why no rule reports them in spec", () => {
    const silent = faults.filter(({ provokes }) => provokes.every(({ severity }) => severity.spec === undefined));
    expect(silent.filter(({ remark }) => remark === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(faults.flatMap(({ name, provokes }) => provokes.map((each) => [name, each.rule, each.severity] as const)))(
    "%s declares the severity of %s in each dialect",
    (_, id, severity) => {
      const rule = rules.find((each) => each.id === id);
      expect(rule).toBeDefined();
      expect(severity).toEqual(rule?.severity);
    },
  );
});

describe("docs/faults.md", () => {
  it("is up to date with the declarations", () => {
    expect(readFileSync(join(root, "docs/faults.md"), "utf8")).toBe(faultsPage(faults));
  });
});
