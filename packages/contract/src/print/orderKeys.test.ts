import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { knownKeys } from "./layoutOf.ts";
import type { ObjectLayout } from "../text/Layout.ts";
import { orderKeys } from "./orderKeys.ts";

/** A layout of its own for each case: what is known of a layout is computed once. */
const makeLayout = (): ObjectLayout => ({
  timestamp: "plain",
  event: "plain",
  A: "plain",
  B: "plain",
  B_Localised: "plain",
  C: "plain",
});

function order(...keys: readonly string[]): string {
  const object: JsonObject = Object.fromEntries(keys.map((key) => [key, 1]));
  return orderKeys(object, knownKeys(makeLayout())).join(" ");
}

describe("orderKeys", () => {
  it.each([
    ["timestamp event A C", "timestamp event A C"],
    ["C event A timestamp", "timestamp event A C"],
    ["A new C timestamp", "timestamp A new C"],
    ["C one two A", "A C one two"],
    ["first C A", "first A C"],
    ["C B_Localised A B", "A B B_Localised C"],
    ["A_Localised C A", "A A_Localised C"],
    ["A new A_Localised C", "A A_Localised new C"],
    ["C new new_Localised A", "A C new new_Localised"],
    ["C B_Localised A", "A B_Localised C"],
    ["timestamp B_Localised B", "timestamp B B_Localised"],
    ["timestamp A_Localised A", "timestamp A A_Localised"],
    ["new_Localised new", "new new_Localised"],
    ["first event timestamp", "first timestamp event"],
  ])("puts %s as %s", (keys, ordered) => {
    expect(order(...keys.split(" "))).toBe(ordered);
  });

  it("puts the display form after its key even where the layout does not", () => {
    const strange = knownKeys({ A_Localised: "plain", B: "plain", A: "plain" });
    expect(orderKeys({ A_Localised: 1, B: 1, A: 1 }, strange)).toEqual(["B", "A", "A_Localised"]);
    expect(orderKeys({ B: 1, A: 1, A_Localised: 1 }, strange)).toEqual(["B", "A", "A_Localised"]);
  });

  it("loses no key and invents none, and orders what is in order no further", () => {
    const key = fc
      .constantFrom("timestamp", "event", "A", "B", "C", "X", "Y", "__proto__", "toString")
      .chain((base) => fc.constantFrom("", "_Localised", "_Localised_Localised").map((end) => base + end));
    fc.assert(
      fc.property(fc.uniqueArray(key), (keys) => {
        const known = knownKeys(makeLayout());
        const object: JsonObject = Object.fromEntries(keys.map((name) => [name, 1]));
        const ordered = orderKeys(object, known);
        expect(ordered.toSorted()).toEqual(keys.toSorted());
        expect(orderKeys(Object.fromEntries(ordered.map((name) => [name, 1])), known)).toEqual(ordered);
        const places = ordered.filter((name) => known.has(name)).map((name) => known.get(name)?.rank ?? -1);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
      { numRuns: 2000 },
    );
  });
});
