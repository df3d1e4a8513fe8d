import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compilePublishedSchemas } from "../../tests/helpers/publishedSchemas.ts";
import { defaultDialect } from "../dialects/Dialect.ts";
import { declared } from "../generate/declared.ts";
import { contracts } from "../generated/contracts.ts";
import { observedDeclarations } from "../generated/observed/declarations.ts";
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
      issues: [{ message: `${kind}: timestamp is missing; it must be a string`, path: ["timestamp"] }],
    });
  });
});

it("Standard Schema lists errors, and neither warnings nor notes", () => {
  const event = { timestamp: "2026-05-01T12:00:00Z", event: "Synthesis", Name: 7, Materials: [], Mood: "good" };
  expect(validate(event).issues.map(({ severity }) => severity)).toEqual(["error", "note"]);
  expect(contracts.Synthesis["~standard"].validate(event)).toEqual({
    issues: [{ message: "Synthesis: Name must be a string, but is 7", path: ["Name"] }],
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
    [{ observed: {} }, 'option "observed" must be an array of declarations, received an object'],
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
    expect(validate({ event: "toString" }, { dialect: "spec" }).issues[0]!.code).toBe("unknown-kind");
  });

  it.each([
    [
      [1],
      {
        code: "not-an-object",
        pointer: "",
        expected: "a JSON object",
        received: "array of 1",
        message: "the value must be a JSON object, but is an array of 1",
        section: "What the service does",
      },
    ],
    [
      {},
      {
        code: "field-missing",
        pointer: "/event",
        expected: "string",
        received: "absent",
        message: "event is missing; it must be a string",
        section: "Common fields (all events)",
      },
    ],
    [
      { event: "Nap" },
      {
        code: "unknown-kind",
        pointer: "/event",
        expected: "one of the sixteen kinds",
        received: '"Nap"',
        message: '"Nap" is not one of the sixteen kinds',
        section: "Common fields (all events)",
      },
    ],
  ])("says of %j what it is not", (value, issue) => {
    const { issues } = validate(value, { dialect: "spec" });
    expect(issues).toEqual([{ ...issue, severity: "error", deviation: undefined }]);
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

describe("an event of a kind that the specification does not show", () => {
  const timestamp = "2026-05-01T12:00:00Z";
  const music = { timestamp, event: "Music", MusicTrack: "MainMenu" };
  const judge = (value: unknown) => validate(value, { observed: observedDeclarations });
  const messages = (value: unknown) => judge(value).issues.map(({ severity, message }) => `${severity}: ${message}`);

  it("is judged by its declaration in live", () => {
    expect(judge(music)).toEqual({ ok: true, event: music, issues: [] });
    expect(messages({ ...music, Colour: "red" })).toEqual(["note: Music: Colour is not a field that was observed"]);
    expect(messages({ timestamp, event: "Music" })).toEqual([
      expect.stringMatching(/^warning: Music: MusicTrack is missing; it was present in all \d+ observed$/),
    ]);
    expect(messages({ ...music, MusicTrack: 7 })).toEqual(["warning: Music: MusicTrack must be a string, but is 7"]);
    expect(judge({ ...music, MusicTrack: 7 }).ok).toBe(true);
  });

  it("is an error in spec, with or without declarations", () => {
    for (const observed of [undefined, observedDeclarations]) {
      const { ok, issues } = validate(music, { dialect: "spec", ...(observed && { observed }) });
      expect([ok, issues.map(({ message }) => message)]).toEqual([false, ['"Music" is not one of the sixteen kinds']]);
    }
  });

  it("is noted in live without declarations, or when they do not have its kind", () => {
    expect(validate(music)).toMatchObject({
      ok: true,
      event: music,
      issues: [{ code: "unknown-kind", severity: "note", message: '"Music" is not one of the sixteen kinds' }],
    });
    expect(messages({ timestamp, event: "Nap" })).toEqual(['note: "Nap" is not a specified or observed kind']);
    expect(messages({ timestamp, event: "toString" })).toEqual([
      'note: "toString" is not a specified or observed kind',
    ]);
  });

  it.each([
    [undefined, false, "error: Music: timestamp is missing; it must be a string"],
    [5, false, "error: Music: timestamp must be a string, but is 5"],
    ["noon", false, 'error: Music: timestamp must be a UTC time such as 2026-05-01T12:00:00Z, but is "noon"'],
    [
      "2026-05-01T12Z",
      true,
      'note: Music: timestamp is usually a UTC time such as 2026-05-01T12:00:00Z, but is "2026-05-01T12Z"',
    ],
  ])("has the timestamp that the specification gives every event: %s", (wrong, ok, message) => {
    const event = { ...music, timestamp: wrong };
    expect(judge(event).ok).toBe(ok);
    expect(messages(event)).toEqual([message]);
  });

  it("has a name that is a string", () => {
    expect(judge({ timestamp, event: 5 }).ok).toBe(false);
  });
});
