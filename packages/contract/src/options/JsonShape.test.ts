import { describe, expect, expectTypeOf, it } from "vitest";
import * as json from "./JsonShape.ts";

interface Ship {
  readonly name: string;
  readonly crew: readonly { readonly age: number }[];
  readonly fuel: Readonly<Record<string, number>>;
  readonly state?: "docked" | "landed" | "flying";
}

const shipShape = json.objectShape<Ship>({
  name: json.filledTextShape,
  crew: json.listShape(json.objectShape<Ship["crew"][number]>({ age: json.countShape })),
  fuel: json.recordShape(json.numberShape),
  state: json.optionalShape(json.oneOfShape(["docked", "landed", "flying"])),
});
const ship: Ship = { name: "Krait", crew: [{ age: 30 }, { age: 0 }], fuel: { main: 1.5 } };

describe("a shape of JSON", () => {
  it.each<[unknown]>([[ship], [{ ...ship, state: "docked", more: null }], [{ ...ship, crew: [], fuel: {} }]])(
    "takes %j",
    (value) => {
      expect(shipShape(value, "")).toBeUndefined();
    },
  );

  it.each<[string, string, unknown, unknown]>([
    ["", "an object", null, null],
    ["", "an object", [], []],
    ["name", "a text", undefined, {}],
    ["name", "a text", "", { ...ship, name: "" }],
    ["crew", "a list", {}, { ...ship, crew: {} }],
    ["crew[1]", "an object", 5, { ...ship, crew: [{ age: 1 }, 5] }],
    ["crew[0].age", "a whole number from 0", -1, { ...ship, crew: [{ age: -1 }] }],
    ["crew[0].age", "a whole number from 0", 1.5, { ...ship, crew: [{ age: 1.5 }] }],
    ["fuel", "an object", "full", { ...ship, fuel: "full" }],
    ["fuel.main", "a number", -Infinity, { ...ship, fuel: { main: -Infinity } }],
    ["state", '"docked", "landed" or "flying"', null, { ...ship, state: null }],
  ])("names the first field that is something else: %s must be %s, received %j", (field, allowed, received, value) => {
    expect(shipShape(value, "")).toEqual({ field, allowed, received });
  });

  it("takes a list of texts if none is empty and there is one", () => {
    expect(json.filledTextsShape(["a", "b"], "")).toBeUndefined();
    for (const received of [[], ["a", ""], [5], "a"]) {
      expect(json.filledTextsShape(received, "at")).toEqual({ field: "at", allowed: "a list of texts", received });
    }
  });

  it("does not compile without a shape for each field, or with one that allows more", () => {
    // @ts-expect-error -- the other fields have no shape
    json.objectShape<Ship>({ name: json.textShape });
    // @ts-expect-error -- a name is needed
    json.objectShape<Pick<Ship, "name">>({ name: json.optionalShape(json.textShape) });
    expectTypeOf(json.readShape("{}", shipShape)).toEqualTypeOf<Ship | undefined>();
  });
});

describe("readShape", () => {
  it("reads text that fits, and nothing else", () => {
    expect(json.readShape(JSON.stringify(ship), shipShape)).toEqual(ship);
    expect(json.readShape("{", shipShape)).toBeUndefined();
    expect(json.readShape("{}", shipShape)).toBeUndefined();
  });
});
