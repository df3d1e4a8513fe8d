import { deviations, fieldPath, isKind, resolvePointer, validate, type Issue } from "@shipslog/contract";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { compilePublishedSchemas } from "./helpers/publishedSchemas.ts";

const allFiles = 975;

/** The known deviation that explains an error of dialect `spec`, by its row. */
function explain(kind: string, event: unknown, issue: Issue): string | undefined {
  const path = fieldPath(issue.pointer);
  const value = resolvePointer(event, issue.pointer) as string | number;
  const row = deviations.find(
    (deviation) =>
      deviation.kind === kind &&
      deviation.effects.some(
        (effect) => effect.path === path && effect.code === issue.code && (effect.values?.includes(value) ?? true),
      ),
  );
  return row?.id;
}

longTest(
  {
    claim:
      "Every real line of the sixteen kinds is free of errors in live, and without options; in spec its errors are known deviations; the JSON Schemas agree on errors.",
    size: { check: allFiles, full: allFiles, of: "real journals" },
    needs: [corpusFolder],
  },
  async ({ size, report }) => {
    const schemas = compilePublishedSchemas();
    const byDeviation: Record<string, number> = {};
    const byKind: Record<string, number> = {};
    const errorsInLive: string[] = [];
    const unexplained: string[] = [];
    const disagreements: string[] = [];
    for await (const { file, line, text } of corpusLines({ everyNthFile: Math.round(allFiles / size) })) {
      // text-corpus.test.ts shows that this is the kind of the parsed line.
      const kind = peekEventName(text);
      if (kind === undefined || !isKind(kind)) continue;
      const parsed = parseLine(text);
      if (!parsed.ok) continue;
      const { event } = parsed;
      const where = `${file.name}:${line}`;
      byKind[kind] = (byKind[kind] ?? 0) + 1;
      if (!validate(event, { dialect: "live" }).ok || !validate(event).ok) errorsInLive.push(where);
      const inSpec = validate(event, { dialect: "spec" });
      if (schemas.get(kind)!(JSON.parse(text)) !== inSpec.ok) disagreements.push(where);
      for (const issue of inSpec.issues.filter(({ severity }) => severity === "error")) {
        const id = explain(kind, event, issue);
        if (id === undefined) unexplained.push(`${where} ${issue.code} ${issue.pointer}`);
        else byDeviation[id] = (byDeviation[id] ?? 0) + 1;
      }
    }
    expect(errorsInLive).toEqual([]);
    expect(unexplained).toEqual([]);
    expect(disagreements).toEqual([]);
    expect(byKind["Docked"]).toBeGreaterThan(0);
    const lines = Object.values(byKind).reduce((sum, count) => sum + count, 0);
    report(`lines: ${JSON.stringify(byKind)}, errors in spec by deviation: ${JSON.stringify(byDeviation)}`);
    return `${lines} lines of the sixteen kinds, ${Object.keys(byDeviation).length} deviations explain the errors in spec`;
  },
);
