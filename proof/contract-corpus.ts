import { deviations, fieldPath, isKind, resolvePointer, validate, type Issue } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { corpusFolder, corpusLines } from "../lab/corpus/corpus.ts";
import { compilePublishedSchemas } from "../packages/contract/src/testing/publishedSchemas.testing.ts";
import type { Proof } from "../lab/proof/Proof.ts";

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

/** Real lines of the sixteen kinds against both dialects and the published schemas. */
export const proof: Proof = {
  name: "contract-corpus",
  claim:
    "Every real line of the sixteen kinds is free of errors in live; in spec its errors are known deviations; the JSON Schemas agree on errors.",
  fullSize: allFiles,
  reducedSize: 98,
  needs: [corpusFolder],
  async run({ size, report }) {
    const schemas = compilePublishedSchemas();
    const errorsInSpecByDeviation: Record<string, number> = {};
    const lines: Record<string, number> = {};
    const [errorsInLive, unexplained, disagreements]: string[][] = [[], [], []];
    for await (const { file, line, text } of corpusLines({ everyNthFile: Math.round(allFiles / size) })) {
      const parsed = parseLine(text);
      if (!parsed.ok || !isKind(parsed.kind)) continue;
      const { event, kind } = parsed;
      const where = `${file.name}:${line}`;
      lines[kind] = (lines[kind] ?? 0) + 1;
      const inSpec = validate(event, { dialect: "spec" });
      if (!validate(event, { dialect: "live" }).ok) errorsInLive!.push(where);
      if (schemas.get(parsed.kind)!(JSON.parse(text)) !== inSpec.ok) disagreements!.push(where);
      for (const issue of inSpec.issues.filter(({ severity }) => severity === "error")) {
        const id = explain(kind, event, issue);
        if (id === undefined) unexplained!.push(`${where} ${issue.code} ${issue.pointer}`);
        else errorsInSpecByDeviation[id] = (errorsInSpecByDeviation[id] ?? 0) + 1;
      }
    }
    const total = Object.values(lines).reduce((sum, count) => sum + count, 0);
    report(`${total} lines of the sixteen kinds in ${size} files`);
    const result = { lines: total, byKind: lines, errorsInLive, unexplained, disagreements, errorsInSpecByDeviation };
    const failures = errorsInLive!.length + unexplained!.length + disagreements!.length;
    return { passed: total > 0 && failures === 0, result };
  },
};
