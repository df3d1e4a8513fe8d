import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OptionShape, requireOption, requireOptions } from "./requireOptions.ts";
import * as shapes from "./shapes.ts";

const messageOf = (value: unknown, shape: OptionShape): string | undefined => {
  try {
    requireOption("size", value, shape);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as TypeError).message.replace('option "size" must be ', "");
  }
};

const { arrayOf, either, numberOption, oneOf, recordOf, required } = shapes;

describe("requireOption", () => {
  it.each<readonly [OptionShape, readonly unknown[], unknown, string]>([
    [shapes.dialectOption, ["spec", "live"], "foo", '"spec" or "live", received "foo"'],
    [shapes.flagOption, [true, false], "yes", 'true or false, received "yes"'],
    [shapes.textOption, ["", "a"], null, "a string, received null"],
    [shapes.functionOption, [() => undefined], {}, "a function, received an object"],
    [shapes.objectOption, [{}, new Map()], ["a", 1], 'an object, received ["a", 1]'],
    [shapes.signalOption, [new AbortController().signal], new Map(), "an AbortSignal, received an object of class Map"],
    [
      shapes.timeOption,
      [0, -1, new Date(5)],
      new Date(Number.NaN),
      "a number of milliseconds since 1970 or a Date, received an invalid Date",
    ],
    [
      shapes.timeOption,
      [],
      "2026-05-01T12:00:00Z",
      'a number of milliseconds since 1970 or a Date, received "2026-05-01T12:00:00Z"',
    ],
    [numberOption(), [1.5, -1], Number.NaN, "a number, received NaN"],
    [numberOption({ min: 0 }), [0, 1.5], Infinity, "a number from 0, received Infinity"],
    [numberOption({ max: 1 }), [-3, 1], 2, "a number up to 1, received 2"],
    [
      numberOption({ isWhole: true, min: 1, max: 65535 }),
      [1, 65535],
      1.5,
      "a whole number from 1 to 65535, received 1.5",
    ],
    [numberOption({ isWhole: true, min: 1, max: Infinity }), [1, Infinity], 1n, "a whole number from 1, received 1n"],
    [numberOption({ min: 0, unit: "milliseconds" }), [0], "5", 'a number of milliseconds from 0, received "5"'],
    [oneOf(["a", "b", 3]), ["a", "b", 3], "3", '"a", "b" or 3, received "3"'],
    [
      arrayOf(shapes.textOption),
      [[], ["a"]],
      ["a", 5, { b: 1 }],
      'an array in which each item is a string, received ["a", 5, an object]',
    ],
    [
      recordOf(oneOf(["off"])),
      [{}, { a: "off" }],
      { a: "on" },
      'an object in which each value is "off", received an object',
    ],
    [
      either(shapes.textOption, shapes.flagOption),
      ["a", true],
      Symbol("a"),
      "a string, or true or false, received Symbol(a)",
    ],
  ])("takes what %o allows and names anything else", (shape, allowed, wrong, message) => {
    expect(allowed.map((value) => messageOf(value, shape))).toEqual(allowed.map(() => undefined));
    expect(messageOf(wrong, shape)).toBe(message);
  });

  it("takes an option that is left out, unless it is required", () => {
    expect(messageOf(undefined, shapes.textOption)).toBeUndefined();
    expect(messageOf(undefined, required(shapes.textOption))).toBe("a string, received undefined");
  });

  it("throws nothing but a short TypeError, whatever it receives", () => {
    const never: OptionShape = { allowed: "nothing", accepts: () => false };
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true, withMap: true }),
        (value) => {
          fc.pre(value !== undefined);
          expect(messageOf(value, never)?.length).toBeLessThan(100);
        },
      ),
    );
  });
});

describe("requireOptions", () => {
  interface Options {
    readonly dialect?: "spec" | "live";
    readonly folder: string;
  }
  const expected = { dialect: shapes.dialectOption, folder: required(shapes.textOption) };
  const require = (options: unknown) => () => requireOptions(options as Options, expected);

  it("checks every option by its shape", () => {
    expect(require({ folder: "a", dialect: "live" })).not.toThrow();
    expect(require({ folder: "a", dialect: undefined })).not.toThrow();
    expect(require({ folder: "a", dialect: "Live" })).toThrow(/^option "dialect" must be .*, received "Live"$/);
    expect(require({})).toThrow(/^option "folder" must be a string, received undefined$/);
    expect(require(undefined)).toThrow(/^option "folder"/);
  });

  it.each([["live"], [null], [5]])("rejects %j in place of the options", (options) => {
    expect(require(options)).toThrow(`the options must be an object, received ${JSON.stringify(options)}`);
  });
});

describe("millisecondsOf", () => {
  it("takes a number and a Date alike", () => {
    expect([shapes.millisecondsOf(5), shapes.millisecondsOf(new Date(5))]).toEqual([5, 5]);
  });
});

describe("a name that is no option", () => {
  const known = { seed: numberOption(), dialect: shapes.dialectOption };
  const require = (options: object) => requireOptions<object>(options, known);

  it("is refused, with the nearest one that is", () => {
    expect(() => require({ sed: 42 })).toThrow('unknown option "sed"; did you mean seed?');
    expect(() => require({ colour: 1 })).toThrow('unknown option "colour"; the options are seed, dialect');
  });

  it("is refused also when its value is undefined, and not when it is inherited from Object", () => {
    expect(() => require({ sed: undefined })).toThrow("sed");
    expect(() => require({ seed: 1 })).not.toThrow();
  });
});
