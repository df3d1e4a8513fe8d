import { describe, expect, it } from "vitest";
import { prove } from "./prove.ts";
import type { Proof } from "../../lab/proof/Proof.ts";

const proof: Proof = {
  name: "sum",
  claim: "The sum of ones is their number.",
  fullSize: 1000,
  reducedSize: 10,
  run: ({ size, seed, report }) => {
    report("counting");
    return { passed: true, result: { size, seed } };
  },
};

function circumstances(reduced: boolean, lines: string[] = []): Parameters<typeof prove>[1] {
  const times = [Date.UTC(2025, 0, 1), Date.UTC(2025, 0, 1) + 1500];
  return {
    seed: 7,
    reduced,
    commit: "abc",
    node: "v24.0.0",
    now: () => times.shift() ?? 0,
    report: (line) => lines.push(line),
  };
}

describe("a proof", () => {
  it("runs at full size and leaves a record with everything needed to repeat it", async () => {
    expect(await prove(proof, circumstances(false))).toEqual({
      name: "sum",
      claim: "The sum of ones is their number.",
      seed: 7,
      size: 1000,
      reduced: false,
      passed: true,
      result: { size: 1000, seed: 7 },
      commit: "abc",
      node: "v24.0.0",
      date: "2025-01-01T00:00:00.000Z",
      durationMs: 1500,
    });
  });

  it("runs the same code at the reduced size and prints that size and the seed", async () => {
    const lines: string[] = [];
    expect(await prove(proof, circumstances(true, lines))).toMatchObject({ size: 10, reduced: true });
    expect(lines).toContain("  size 10 (reduced; in full 1000), seed 7");
    expect(lines).toContain("  counting");
  });

  it.each([
    ["says no", () => ({ passed: false, result: { lost: 1 } }), { lost: 1 }],
    [
      "throws",
      () => {
        throw new Error("no disk");
      },
      { error: "no disk" },
    ],
    ["rejects", () => Promise.reject(new Error("no broker")), { error: "no broker" }],
  ])("has failed when it %s", async (_how, run, result) => {
    expect(await prove({ ...proof, run }, circumstances(false))).toMatchObject({ passed: false, result });
  });
});
