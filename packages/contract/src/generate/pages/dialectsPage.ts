import type { Effect } from "../../dialects/Deviation.ts";
import { deviations } from "../../dialects/deviations.ts";

/** The figures that the page quotes from the proof over real journals. */
interface CorpusProof {
  readonly result: { readonly lines: number; readonly errorsInSpecByDeviation: Readonly<Record<string, number>> };
}

/** The page of known deviations, with the errors each causes in dialect `spec` on real journals. */
export function dialectsPage(proof: unknown): string {
  const result = (proof as CorpusProof | undefined)?.result;
  return [
    "# Dialects",
    "",
    "`spec` is the specification to the letter, in English. `live` is what the game client writes today. Each row is data in",
    "[`deviations.ts`](../packages/contract/src/dialects/deviations.ts), applied by one mechanism; validation branches on the dialect nowhere else.",
    "",
    result
      ? `Counts are errors in \`spec\` over ${result.lines.toLocaleString("en")} real lines of the sixteen kinds ([proof](proof/contract-corpus.json)).`
      : "Counts are missing: run `npm run proof contract-corpus`.",
    "",
    "| id | kind | what the game does | evidence | effect in `live` | errors in `spec` |",
    "|---|---|---|---|---|---:|",
    ...deviations.map(
      ({ id, kind, game, evidence, effects }) =>
        `| ${id} | ${kind} | ${game} | ${evidence} | ${effects.map(effectText).join("; ") || "none"} | ${result?.errorsInSpecByDeviation[id] ?? 0} |`,
    ),
    "",
  ].join("\n");
}

function effectText({ path, code, values, becomes }: Effect): string {
  const which = values
    ? values.length > 5
      ? ` (${values.length} values)`
      : ` (${values.map((value) => `\`${JSON.stringify(value)}\``).join(", ")})`
    : "";
  return `\`${code}\` at \`${path}\`${which} ${becomes === "none" ? "passes" : `is a ${becomes}`}`;
}
