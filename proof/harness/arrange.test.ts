import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { selectNames } from "../../lab/declarations.ts";
import { root } from "../../lab/workspace.ts";
import { arrange } from "./arrange.ts";

describe("the arrangement of proofs", () => {
  const durations: Readonly<Record<string, number>> = { short: 1, long: 9, clock: 5 };
  const proofs = [{ name: "short" }, { name: "clock", isAlone: true as const }, { name: "long" }, { name: "new" }];

  it("keeps what measures the machine apart, and begins with the longest", () => {
    const { together, alone } = arrange(proofs, (name) => durations[name]);
    expect(together).toEqual(["new", "long", "short"]);
    expect(alone).toEqual(["clock"]);
  });

  it("has every proof of a browser or a broker alone", () => {
    const names = selectNames(join(root, "proof")).filter((name) => /^(?:cockpit|fleet|soak)/.test(name));
    const beside = names.filter(
      (name) => !readFileSync(join(root, `proof/${name}.ts`), "utf8").includes("isAlone: true"),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(beside).toEqual([]);
  });
});
