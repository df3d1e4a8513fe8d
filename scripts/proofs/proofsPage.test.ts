import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ProofRecord } from "../../lab/proof/Proof.ts";
import { root } from "../../lab/workspace.ts";
import { proofsPage } from "./proofsPage.ts";
import { sizeUnits } from "./sizeUnits.ts";

it("every proof, and nothing else, has a unit of its size", () => {
  const files = readdirSync(join(root, "proof")).filter((file) => file.endsWith(".ts"));
  expect(Object.keys(sizeUnits).toSorted()).toEqual(files.map((file) => file.replace(/\.ts$/, "")).toSorted());
});

it("shows size, time, date and commit of each record, and which does not hold", () => {
  const record: ProofRecord = {
    ...{ name: "soak", claim: "It works.", passed: true, result: {}, size: 7200, seed: 1, reduced: false },
    ...{ commit: "0123456789abcdef-dirty", node: "v24", date: "2026-11-17T01:02:03.000Z", durationMs: 7_261_000 },
  };
  const page = proofsPage([record, { ...record, name: "a", passed: false, durationMs: 6100 }]);
  expect(page).toContain(
    "| [soak](soak.json) | It works. | 7,200 seconds | holds | 121 min | 2026-11-17 | 0123456-dirty |",
  );
  expect(page).toContain("| **does not hold** | 7 s |");
  expect(page).toContain("1 of 2 hold.");
});
