import { describe, expect, it } from "vitest";
import { damageSession } from "./damageSession.ts";
import type { DamageOptions } from "./DamageOptions.ts";

const sound: DamageOptions = { rates: { "half-line": 0.5 }, plan: () => [], randomFor: () => () => 0 };

describe("the options of damage", () => {
  it.each([
    ["rates", undefined, 'option "rates" must be an object, received undefined'],
    ["rates", { "half-line": 2 }, 'option "rates.half-line" must be a number from 0 to 1, received 2'],
    ["rates", { "half-line": "1" }, 'option "rates.half-line" must be a number from 0 to 1, received "1"'],
    ["dialect", "foo", 'option "dialect" must be "spec" or "live", received "foo"'],
    ["plan", {}, 'option "plan" must be a function, received an object'],
    ["randomFor", 42, 'option "randomFor" must be a function, received 42'],
  ])("name %s when it is %j", (name, value, message) => {
    const options = { ...sound, [name]: value } as DamageOptions;
    expect(() => damageSession([], options)).toThrow(new TypeError(message));
  });

  it("name an unknown fault and list the known ones", () => {
    expect(() => damageSession([], { ...sound, rates: { "half-lines": 0.1 } })).toThrow(
      /^option "rates\.half-lines" must be left out, because there is no fault of this name; the faults are .*half-line,/,
    );
  });

  it("accept sound ones", () => {
    expect(() => damageSession([], sound)).not.toThrow();
  });
});
