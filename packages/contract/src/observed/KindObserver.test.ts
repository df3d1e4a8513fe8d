import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { KindObserver } from "./KindObserver.ts";
import type { ObservedDeclaration, ObservedField } from "./ObservedDeclaration.ts";

const names = ["Alpha", "Beta", "Gamma", "Delta"];
const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.double({ noNaN: true }));
const events = fc.array(
  fc.dictionary(fc.constantFrom(...names), fc.oneof(scalar, fc.array(scalar)), { noNullPrototype: true }),
  { minLength: 1, maxLength: 60 },
) as fc.Arbitrary<JsonObject[]>;

function observe(seen: readonly JsonObject[], reviewed = {}): ObservedDeclaration {
  const observer = new KindObserver();
  observer.startJournal();
  for (const event of seen) observer.add("Probe", event);
  return observer.declarations(reviewed)[0] as ObservedDeclaration;
}

const fieldOf = ({ fields }: ObservedDeclaration, path: string): ObservedField | undefined =>
  fields.find((field) => field.path === path);

describe("KindObserver", () => {
  it("counts for every field the events that have it", () => {
    fc.assert(
      fc.property(events, (seen) => {
        const declaration = observe(seen);
        expect(declaration.events).toBe(seen.length);
        for (const name of names) {
          const present = seen.filter((event) => Object.hasOwn(event, name)).length;
          expect(fieldOf(declaration, name)?.seen ?? 0).toBe(present);
          const types = Object.values(fieldOf(declaration, name)?.types ?? {});
          expect(types.reduce((sum, count) => sum + count, 0)).toBe(present);
        }
      }),
    );
  });

  it("contains every number in its range", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }), (numbers) => {
        const { range } = fieldOf(observe(numbers.map((Alpha) => ({ Alpha }))), "Alpha") ?? {};
        const [least = Infinity, greatest = -Infinity] = range ?? [];
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(least);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(greatest);
      }),
    );
  });

  it("keeps no text that was not reviewed", () => {
    const secret = fc.stringMatching(/^[a-z]{12}$/);
    fc.assert(
      fc.property(fc.array(secret, { minLength: 1 }), (texts) => {
        const printed = JSON.stringify(
          observe(
            texts.map((Alpha) => ({ Alpha, Beta: [Alpha] })),
            { "Probe.Alpha": ["Open"] },
          ),
        );
        for (const text of texts) expect(printed).not.toContain(text);
      }),
    );
  });

  it("finds the optional fields that come together", () => {
    const seen = Array.from({ length: 100 }, (_, at) => ({
      timestamp: "",
      ...(at % 2 === 0 ? { Alpha: 1, Beta: 2 } : {}),
      ...(at % 2 === 1 ? { Gamma: 3 } : {}),
      ...(at < 50 ? { Delta: 4 } : {}),
    }));
    expect(observe(seen).together).toEqual([["Alpha", "Beta"]]);
  });

  it("orders fields as they are written, whichever event shows them first", () => {
    const declaration = observe([
      { timestamp: "", Beta: 1, Delta: 1 },
      { timestamp: "", Alpha: 1, Beta: 1, Gamma: 1, Delta: 1 },
    ]);
    expect(declaration.fields.map(({ path }) => path)).toEqual(["timestamp", "Alpha", "Beta", "Gamma", "Delta"]);
  });

  it("takes whole values that the game writes with a point for numbers", () => {
    const observer = new KindObserver();
    const line = '{ "timestamp":"", "event":"Probe", "Alpha":1.000000, "Beta":1 }';
    observer.add("Probe", JSON.parse(line) as JsonObject, line);
    const [declaration] = observer.declarations({});
    expect(declaration?.fields.map(({ types, decimals }) => [types, decimals])).toEqual([
      [{ string: 1 }, undefined],
      [{ string: 1 }, undefined],
      [{ number: 1 }, [6]],
      [{ integer: 1 }, undefined],
    ]);
  });

  it("gives no range of an identifier", () => {
    const { fields } = observe([{ SystemAddress: 10_477_373_803, MarketID: 128_666_762, Credits: 123_456_789 }]);
    expect(fields.map(({ range }) => range)).toEqual([undefined, undefined, [120_000_000, 130_000_000]]);
  });

  it.each(["constructor", "toString"])("describes a kind with the name of a method: %s", (name) => {
    const observer = new KindObserver();
    observer.add(name, { timestamp: "", event: name });
    expect(observer.declarations({}).map(({ kind, events: seen }) => [kind, seen])).toEqual([[name, 1]]);
  });

  it("records the versions of the game by journal", () => {
    const observer = new KindObserver();
    for (const gameversion of ["4.0.0.1700", "4.3.0.0", undefined]) {
      observer.startJournal();
      if (gameversion !== undefined) observer.add("Fileheader", { gameversion });
      observer.add("Probe", gameversion === "4.3.0.0" ? { Alpha: 1, Beta: 1 } : { Alpha: 1 });
    }
    const probe = observer.declarations({}).find(({ kind }) => kind === "Probe");
    expect(probe).toMatchObject({ events: 3, journals: 3, versions: ["4.0.17", "4.3"] });
    expect(probe?.fields.map(({ since }) => since)).toEqual([undefined, "4.3"]);
  });
});
