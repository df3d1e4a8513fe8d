import { describe, expect, it } from "vitest";
import type { AddIssue, KindRules } from "./KindRules.ts";
import { validateKind, type ValidateOptions } from "./validateKind.ts";

/** Validates a value by rules whose check reports what a test says. */
function issuesOf(report: (add: AddIssue) => void, given: Partial<KindRules> = {}, options: ValidateOptions = {}) {
  const rules = { kind: "Any", sections: {}, effects: [], check: (_: unknown, add: AddIssue) => report(add), ...given };
  return validateKind(rules, { A: 7, B: [{ C: "x" }] }, options).issues;
}

describe("the section of an issue", () => {
  const sections = { "": "Any", "B[]": "Items", "B[].C": "Deep", M: "Missing" };
  it.each([
    ["a declared path", "B[].C", undefined, "Deep"],
    ["a path inside a declared one", "B[].C[].D", undefined, "Deep"],
    ["an item of a declared array", "B[].C[]", undefined, "Deep"],
    ["a field beside a declared one", "B[].D", undefined, "Items"],
    ["a path of which nothing is declared", "X.Y[]", undefined, "Any"],
    ["a declared field that is missing", "", "M", "Missing"],
    ["a declared field that is missing inside", "B[]", "C", "Deep"],
    ["an unknown field inside", "B[]", "D.E", "Items"],
  ])("is the nearest heading: %s", (_what, path, field, section) => {
    const issues = issuesOf((add) => add("", path, "wrong-type", "string", undefined, field), { sections });
    expect(issues).toMatchObject([{ section }]);
  });

  it("is empty where there is none", () => {
    expect(issuesOf((add) => add("/A", "A", "wrong-type", "string"))).toMatchObject([{ section: "" }]);
  });
});

describe("what an issue has received", () => {
  it("is what the check says, else the value at the place", () => {
    const issues = issuesOf((add) => {
      add("/A", "A", "out-of-range", "at most 5", 6);
      add("/B/0/C", "B[].C", "wrong-type", "number");
      add("/B/0", "B[]", "field-missing", "string", undefined, "D");
    });
    expect(issues.map(({ pointer, received }) => `${pointer} ${received}`)).toEqual([
      "/A 6",
      '/B/0/C "x"',
      "/B/0/D absent",
    ]);
  });
});

it("says the same of a place once, and all that differs", () => {
  const issues = issuesOf((add) => {
    add("/A", "A", "wrong-type", "string");
    add("/A", "A", "wrong-type", "string");
    add("/A", "A", "out-of-range", "at most 5");
    add("/B", "B", "out-of-range", "at most 5");
  });
  expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    "wrong-type /A",
    "out-of-range /A",
    "out-of-range /B",
  ]);
});

describe("an effect of dialect live", () => {
  const effects = [
    { deviation: "D1", path: "A", code: "field-missing", becomes: "none" },
    { deviation: "D2", path: "B[].C", code: "value-unseen", values: ["x"], becomes: "warning" },
  ] as const;
  const report = (add: AddIssue) => {
    add("", "", "field-missing", "string", undefined, "A");
    add("/A", "A", "wrong-type", "string");
    add("/B/0/C", "B[].C", "value-unseen", "a known word", "y");
  };
  const codes = (options: ValidateOptions) => issuesOf(report, { effects }, options).map(({ code }) => code);

  it("is for its path, its code and its values only", () => {
    expect(codes({ dialect: "live" })).toEqual(["wrong-type", "value-unseen"]);
    const softened = issuesOf(
      (add) => add("/B/0/C", "B[].C", "value-unseen", "", "x"),
      { effects },
      { dialect: "live" },
    );
    expect(softened).toMatchObject([{ severity: "warning", deviation: "D2" }]);
  });

  it("is not for dialect spec", () => {
    expect(codes({ dialect: "spec" })).toEqual(["field-missing", "wrong-type", "value-unseen"]);
  });

  it("applies when no dialect is given, because live is the default", () => {
    expect(codes({})).toEqual(codes({ dialect: "live" }));
  });
});

describe("the place of a value", () => {
  const file = { name: "Any.json", field: "B" };
  const sections = { "": "Any", B: "Files" };
  const nothing = () => undefined;

  it("changes nothing for a kind without a file", () => {
    expect(issuesOf(nothing, {}, { place: "file" })).toEqual([]);
    expect(issuesOf(nothing, {}, { place: "journal" })).toEqual([]);
  });

  it("forbids the field of the file in the journal", () => {
    expect(issuesOf(nothing, { file, sections }, { place: "journal" })).toMatchObject([
      { code: "field-misplaced", pointer: "/B", expected: "absent in the journal", section: "Files" },
    ]);
    expect(issuesOf(nothing, { file, sections }, {})).toEqual([]);
  });

  it("wants the field in the file", () => {
    const missing = { file: { ...file, field: "M" }, sections: { ...sections, M: "Files" } };
    expect(issuesOf(nothing, missing, { place: "file" })).toMatchObject([
      { code: "field-missing", pointer: "/M", expected: "array", received: "absent", section: "Files" },
    ]);
    expect(issuesOf(nothing, { file, sections }, { place: "file" })).toEqual([]);
  });
});

it("makes errors alone where no other issue is asked for", () => {
  const effects = [
    { path: "B", code: "wrong-type", becomes: "note", deviation: "D1" },
  ] as unknown as KindRules["effects"];
  const report = (add: AddIssue) => {
    add("/A", "A", "unknown-field", "a known field");
    add("/A", "A", "wrong-type", "string");
    add("/B", "B", "wrong-type", "string");
  };
  const pointers = (options: ValidateOptions) =>
    issuesOf(report, { effects }, { dialect: "live", ...options }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  expect(pointers({})).toEqual(["/A note", "/A error", "/B note"]);
  expect(pointers({ errorsOnly: true })).toEqual(["/A error"]);
});
