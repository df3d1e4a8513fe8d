import { describe, expect, it } from "vitest";
import { kinds } from "./kinds.ts";
import { validate } from "./validate.ts";
import { leastFields } from "./leastFields.ts";

describe("the least fields", () => {
  it("are all kinds that the journal has as lines", () => {
    expect(Object.keys(leastFields).toSorted()).toEqual(kinds.filter((kind) => kind !== "Status").toSorted());
  });

  it.each(Object.entries(leastFields))("%s needs each of its fields, and is valid with them", (event, fields) => {
    const least = { timestamp: "2026-05-01T12:00:00Z", event, ...fields };
    const errors = (value: object) =>
      validate(value, { dialect: "spec" }).issues.filter(({ severity }) => severity === "error");
    expect(errors(least)).toEqual([]);
    for (const field of Object.keys(fields)) {
      const { [field]: _, ...rest } = least as Record<string, unknown>;
      expect([field, errors(rest).map(({ code }) => code)]).toEqual([field, expect.arrayContaining(["field-missing"])]);
    }
  });
});
