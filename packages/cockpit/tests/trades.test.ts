import { readFileSync } from "node:fs";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { helpfulTrades } from "../page/derived/materialTrades.ts";
import { materialGrade, tradeRate } from "../src/state/observed/materialGrades.ts";

describe("the rates of material traders", () => {
  needs(corpusFolder).it("are those of every real trade", () => {
    let trades = 0;
    const wrong: string[] = [];
    for (const { path } of corpusFiles({ everyNthFile: 1 })) {
      for (const line of readFileSync(path, "utf8").split(/\r?\n/)) {
        if (peekEventName(line) !== "MaterialTrade") continue;
        const parsed = parseLine(line);
        if (!parsed.ok) continue;
        const { Paid, Received } = parsed.event as unknown as Record<
          "Paid" | "Received",
          { readonly Material: string; readonly Quantity: number }
        >;
        const rate = tradeRate(Paid.Material.toLowerCase(), Received.Material.toLowerCase());
        const times = Paid.Quantity / (rate?.paid ?? Number.NaN);
        trades += 1;
        if (!Number.isInteger(times) || Received.Quantity !== times * (rate?.received ?? 0)) wrong.push(line);
      }
    }
    expect(wrong).toEqual([]);
    expect(trades).toBeGreaterThan(100);
  });

  it.each([
    ["selenium", "iron", { paid: 1, received: 27 }],
    ["iron", "zinc", { paid: 6, received: 1 }],
    ["iron", "carbon", { paid: 6, received: 1 }],
    ["zinc", "carbon", { paid: 2, received: 1 }],
    ["tin", "carbon", { paid: 2, received: 3 }],
    ["carbon", "zinc", { paid: 36, received: 1 }],
    ["iron", "iron", undefined],
    ["iron", "legacyfirmware", undefined],
    ["guardian_powercell", "iron", undefined],
  ])("take %s for %s", (from, to, rate) => {
    expect(tradeRate(from, to)).toEqual(rate);
  });
});

describe("trades for a blueprint", () => {
  const names = [
    "carbon",
    "vanadium",
    "niobium",
    "yttrium",
    "iron",
    "zinc",
    "tin",
    "selenium",
    "lead",
    "legacyfirmware",
  ];

  it("bring what is missing from what is not needed", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(300), { minLength: names.length, maxLength: names.length }),
        fc.array(fc.nat(4), { minLength: names.length, maxLength: names.length }),
        (counts, needed) => {
          const held = new Map(names.map((name, at) => [name, counts[at] ?? 0]));
          const recipe = names.map((name, at) => ({ name, count: needed[at] ?? 0 }));
          for (const wanted of recipe) {
            const have = held.get(wanted.name) ?? 0;
            for (const { from, paid, received } of helpfulTrades(wanted, held, recipe)) {
              const own = recipe.find(({ name }) => name === from)?.count ?? 0;
              expect(have + received).toBeGreaterThanOrEqual(wanted.count);
              expect((held.get(from) ?? 0) - paid).toBeGreaterThanOrEqual(own);
              expect(materialGrade(from)).toBeDefined();
            }
            const isNeeded = have < wanted.count;
            expect(helpfulTrades(wanted, held, recipe).length > 0 && !isNeeded).toBe(false);
          }
        },
      ),
    );
  });

  it("begin with the one that takes the smallest part of what is there", () => {
    const held = new Map([
      ["iron", 12],
      ["selenium", 100],
    ]);
    const [first, second] = helpfulTrades({ name: "zinc", count: 1 }, held, []);
    expect(first).toEqual({ from: "selenium", paid: 1, received: 9 });
    expect(second).toEqual({ from: "iron", paid: 6, received: 1 });
  });
});
