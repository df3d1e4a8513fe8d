import type { LoggedMoment } from "./simulateWithLog.ts";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { validate, type JsonObject } from "@shipslog/contract";
import { parseLine, printLine, roundToLayout } from "@shipslog/contract/text";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { missing } from "../../../../tests/helpers/needs/skips.ts";
import { root } from "../../../../tools/workspace.ts";
import { compilePublishedSchemas } from "../../../contract/tests/helpers/publishedSchemas.ts";
import type { Complaints, Judge } from "./sessions.ts";

/** The folder with the schemas of another project for the same kinds. */
export const independentFolder = "../shared/reference/ed-journal-schemas";

interface IndependentSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly [keyword: string]: unknown;
}

/** Compiles the schemas of another project, if present; each lacks the common fields and refers to a missing file. */
function compileIndependentSchemas(): ReadonlyMap<string, ValidateFunction> {
  if (missing([independentFolder]).length > 0) return new Map();
  const folder = join(root, independentFolder);
  const ajv = new Ajv2020({ strict: false });
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return new Map(
    files.map((file) => {
      const schema = JSON.parse(readFileSync(join(folder, file), "utf8")) as IndependentSchema;
      const properties = { ...schema.properties, timestamp: { type: "string" }, event: { type: "string" } };
      return [basename(file, ".json"), ajv.compile({ ...schema, allOf: undefined, extends: undefined, properties })];
    }),
  );
}

/** Validates every event and companion file by the contract, the published schemas and those of another project. */
export function validityJudge(
  complaints: Complaints,
  byOthers: Complaints = complaints,
): Judge & { readonly checked: { byKind: Record<string, number> } } {
  const published = compilePublishedSchemas();
  const independent = compileIndependentSchemas();
  const checked = { byKind: {} as Record<string, number> };
  let last: LoggedMoment["companions"] = {};
  const check = (event: JsonObject, place: "journal" | "file"): void => {
    const kind = event["event"] as string;
    checked.byKind[kind] = (checked.byKind[kind] ?? 0) + 1;
    for (const issue of validate(event, { dialect: "spec", place }).issues) {
      complaints.add(`validate: ${kind} ${issue.code}`, `${issue.pointer} ${issue.received}`);
    }
    complaints.expect(
      printLine(roundToLayout(event)) === printLine(event),
      `rounded: ${kind} has more digits than are printed`,
    );
    const text = printLine(event);
    const parsed = parseLine(text);
    complaints.expect(parsed.ok && printLine(parsed.event) === text, `text: ${kind} does not round-trip`, () => text);
    const plain: unknown = JSON.parse(text);
    complainOf(complaints, kind, published.get(kind as never), plain);
    complainOf(byOthers, kind, independent.get(kind), plain);
  };
  return {
    checked,
    begin() {
      last = {};
    },
    see({ event, companions }) {
      if (event !== undefined) check(event, "journal");
      for (const [file, content] of Object.entries(companions)) {
        if (content !== last[file as keyof typeof last]) check(content, "file");
      }
      last = companions;
    },
  };
}

function complainOf(complaints: Complaints, kind: string, isValid: ValidateFunction | undefined, plain: unknown): void {
  if (isValid === undefined || isValid(plain)) return;
  const [error] = isValid.errors ?? [];
  complaints.add(`schema: ${kind} ${error?.instancePath} ${error?.message}`, JSON.stringify(error?.params));
}
