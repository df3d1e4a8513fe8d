/** What faults say they provoke, against the rules of the check and the page of the faults. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "@shipslog/check";
import { stepFaults } from "@shipslog/journal";
import { momentFaults } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { faultsPage } from "../scripts/faultsPage.ts";
import { root } from "../lab/workspace.ts";

const faults = [...momentFaults, ...stepFaults];

describe("the faults", () => {
  it("have names of their own, in words and hyphens", () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    for (const { name } of faults) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it("say why, where nothing must find them", () => {
    const silent = faults.filter(({ provokes }) => provokes.every(({ severity }) => severity.spec === undefined));
    expect(silent.filter(({ remark }) => remark === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(faults.flatMap(({ name, provokes }) => provokes.map((each) => [name, each.rule, each.severity] as const)))(
    "%s knows the severity of %s in each dialect",
    (_, id, severity) => {
      const rule = rules.find((each) => each.id === id);
      expect(rule).toBeDefined();
      expect(severity).toEqual(rule?.severity);
    },
  );
});

describe("docs/faults.md", () => {
  it("says what the faults declare", () => {
    expect(readFileSync(join(root, "docs/faults.md"), "utf8")).toBe(faultsPage());
  });
});
