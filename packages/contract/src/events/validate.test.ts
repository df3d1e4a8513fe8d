import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compilePublishedSchemas } from "../../tests/helpers/publishedSchemas.ts";
import { defaultDialect } from "../dialects/Dialect.ts";
import { declared } from "../generate/declared.ts";
import { contracts } from "../generated/contracts.ts";
import { isKind, kinds } from "./kinds.ts";
import { valueArbitrary, type Draft } from "../../tests/helpers/eventArbitrary.ts";
import { mutationsOf } from "../../tests/helpers/mutations.ts";
import { validate } from "./validate.ts";

const schemas = compilePublishedSchemas();

/** Ajv reads plain JSON, where a bigint is a number. */
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) => (typeof inner === "bigint" ? Number(inner) : inner)),
  ) as unknown;

const eventsOf = (kind: string) => valueArbitrary(declared.get(kind)!) as fc.Arbitrary<Draft>;

describe.each(kinds)("%s", (kind) => {
  it("accepts any value built from its declaration, without an issue, as its JSON Schema does", () => {
    fc.assert(
      fc.property(eventsOf(kind), (event) => {
        expect(validate(event)).toEqual({ ok: true, event, issues: [] });
        expect(validate(event, { dialect: "spec" })).toEqual({ ok: true, event, issues: [] });
        expect(schemas.get(kind)!(plain(event))).toBe(true);
      }),
    );
  });

  it("gives exactly the issue for the one rule a mutation breaks", () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(eventsOf(kind), fc.nat(), (built, choice) => {
        const event = structuredClone(built);
        const mutations = mutationsOf(declared.get(kind)!, event);
        const { code, pointer, apply } = mutations[choice % mutations.length]!;
        apply();
        codes.add(code);
        const { ok, issues } = validate(event, { dialect: "spec" });
        expect(issues.map((issue) => [issue.code, issue.pointer])).toEqual([[code, pointer]]);
        expect(issues[0]!.section).not.toBe("");
        expect(schemas.get(kind)!(plain(event))).toBe(ok);
      }),
      { numRuns: 1000 },
    );
    expect(codes.size).toBeGreaterThan(4);
  });

  it("validates by the default dialect when none is given", () => {
    fc.assert(
      fc.property(eventsOf(kind), fc.nat(), (built, choice) => {
        const event = structuredClone(built);
        const mutations = mutationsOf(declared.get(kind)!, event);
        mutations[choice % mutations.length]!.apply();
        expect(validate(event)).toEqual(validate(event, { dialect: defaultDialect }));
        expect(contracts[kind].validate(event)).toEqual(contracts[kind].validate(event, { dialect: defaultDialect }));
      }),
    );
  });

  it("speaks Standard Schema", () => {
    const standard = contracts[kind]["~standard"];
    expect(standard).toMatchObject({ version: 1, vendor: "shipslog" });
    const [event] = fc.sample(eventsOf(kind), 1);
    expect(standard.validate(event)).toEqual({ value: event });
    const { timestamp: _, ...without } = event!;
    expect(standard.validate(without)).toEqual({
      issues: [{ message: "field-missing: expected string, received absent", path: ["timestamp"] }],
    });
  });
});

it("Standard Schema lists errors, and neither warnings nor notes", () => {
  const event = { timestamp: "2026-05-01T12:00:00Z", event: "Synthesis", Name: 7, Materials: [], Mood: "good" };
  expect(validate(event).issues.map(({ severity }) => severity)).toEqual(["error", "note"]);
  expect(contracts.Synthesis["~standard"].validate(event)).toEqual({
    issues: [{ message: "wrong-type: expected string, received 7", path: ["Name"] }],
  });
});

describe("validate", () => {
  it("never throws, and refuses what is not an event of a kind", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { ok, event, issues } = validate(value);
        expect(ok).toBe(false);
        expect(event).toBeUndefined();
        expect(issues).toHaveLength(1);
      }),
    );
  });

  it("never throws on a kind's name with anything else beside it", () => {
    const anything = fc.dictionary(fc.string(), fc.anything());
    fc.assert(
      fc.property(fc.constantFrom(...kinds), anything, (event, rest) => {
        expect(() => validate({ ...rest, event })).not.toThrow();
      }),
    );
  });

  it.each([
    [{ dialect: "foo" }, 'option "dialect" must be "spec" or "live", received "foo"'],
    [{ place: 1 }, 'option "place" must be "journal" or "file", received 1'],
    ["live", 'the options must be an object, received "live"'],
    [null, "the options must be an object, received null"],
  ])("rejects the options %j, whatever the value is", (options, message) => {
    for (const value of [{ event: "Synthesis" }, { event: "Nap" }, {}, 5]) {
      expect(() => validate(value, options as object)).toThrow(new TypeError(message));
    }
    expect(() => contracts.Docked.validate({}, options as object)).toThrow(new TypeError(message));
  });

  it("does not take an inherited name for a kind", () => {
    expect(isKind("constructor")).toBe(false);
    expect(validate({ event: "toString" }).issues[0]!.code).toBe("unknown-kind");
  });

  it.each([
    [[1], "not-an-object", "", "a JSON object", "array of 1", "What the service does"],
    [{}, "field-missing", "/event", "string", "absent", "Common fields (all events)"],
    [{ event: "Nap" }, "unknown-kind", "/event", "one of the sixteen kinds", '"Nap"', "Common fields (all events)"],
  ])("says of %j what it is not", (value, code, pointer, expected, received, section) => {
    const { issues } = validate(value);
    expect(issues).toEqual([{ code, severity: "error", pointer, expected, received, section, deviation: undefined }]);
  });

  it("returns all issues, not the first", () => {
    const { issues } = validate({ event: "Synthesis", Name: 7, Materials: [{ Name: "iron" }], More: true });
    expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      "wrong-type /Name",
      "field-missing /Materials/0/Count",
      "field-missing /timestamp",
      "unknown-field /More",
    ]);
  });
});
