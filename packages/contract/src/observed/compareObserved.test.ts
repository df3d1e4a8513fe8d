import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject, JsonValue } from "../text/Json.ts";
import { compareObserved } from "./compareObserved.ts";
import { KindObserver } from "./KindObserver.ts";
import type { ObservedDeclaration } from "./ObservedDeclaration.ts";

const reviewed = { "Probe.Mode": ["off", "on"] };

function observe(events: readonly JsonObject[]) {
  const observer = new KindObserver();
  for (const event of events) observer.add("Probe", event);
  return { declaration: observer.declarations(reviewed)[0] as ObservedDeclaration, texts: observer.texts("Probe") };
}

function compare(events: readonly JsonObject[], known: readonly JsonObject[]) {
  const { declaration, texts } = observe(events);
  return compareObserved(declaration, observe(known).declaration, texts);
}

const usual: JsonObject = { Count: 1, Share: 0.5, Mode: "on", Name: "Foo", Parts: [{ Kind: "a" }] };

describe("compareObserved", () => {
  it("returns nothing for what was declared, in any mixture", () => {
    const value: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.integer(),
        fc.constantFrom("on", "off"),
        fc.boolean(),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value"), { noNullPrototype: true }),
      ),
    })).value;
    const event = fc.dictionary(fc.constantFrom("Mode", "Parts", "Count"), value, { noNullPrototype: true });
    fc.assert(
      fc.property(fc.array(event, { minLength: 1 }), (events) => {
        const nothing = { fields: [], types: [], values: [] };
        expect(compare(events, events)).toEqual(nothing);
        expect(compare(events.slice(0, 1), events)).toEqual(nothing);
      }),
    );
  });

  it("returns a new field with the fields inside it", () => {
    const { fields, types, values } = compare(
      [{ ...usual, Extra: { Deep: [{ Deeper: true }] }, Parts: [{ Kind: "a", Size: 2 }] }],
      [usual],
    );
    expect(fields.map((added) => added.fields.map(({ path }) => path))).toEqual([
      ["Parts[].Size"],
      ["Extra", "Extra.Deep", "Extra.Deep[]", "Extra.Deep[].Deeper"],
    ]);
    expect([types, values]).toEqual([[], []]);
  });

  it("returns a new type with the declared ones, and takes a whole number for a number", () => {
    const { types } = compare([{ ...usual, Count: "1", Share: 2 }], [usual]);
    expect(types).toEqual([{ kind: "Probe", path: "Count", types: { string: 1 }, known: ["integer"] }]);
    expect(compare([{ ...usual, Count: 1.5 }], [usual]).types).toMatchObject([{ path: "Count", types: { number: 1 } }]);
  });

  it("returns new texts of a complete list, and of no other field", () => {
    const events = ["standby", "on", "standby"].map((Mode, at) => ({ ...usual, Mode, Name: `Foo ${at}` }));
    expect(compare(events, [usual]).values).toEqual([
      { kind: "Probe", path: "Mode", values: { standby: 2 }, known: 1 },
    ]);
    // A list with other texts than the reviewed ones is not complete.
    expect(compare(events, [usual, { ...usual, Mode: "typed by somebody" }]).values).toEqual([]);
  });
});
