import type { Effect } from "../../dialects/Dialect.ts";
import { deviations } from "../../dialects/deviations.ts";

/** The page of known deviations. */
export function dialectsPage(): string {
  return [
    "# Dialects",
    "",
    "`spec` is what the specification says, in English. `live` is what the game client writes today. Each row is data in",
    "[`deviations.ts`](../packages/contract/src/dialects/deviations.ts), applied by one mechanism. Besides, `live` allows the kinds that the specification",
    "does not show, and what [earlier versions of the game](journals-through-the-years.md) wrote; validation branches on the dialect nowhere else.",
    "[A test](../packages/contract/tests/corpus.long.test.ts) shows that these rows explain every error of `spec` in real journals.",
    "",
    "| id | kind | what the game does | evidence | effect in `live` |",
    "|---|---|---|---|---|",
    ...deviations.map(
      ({ id, kind, game, evidence, effects }) =>
        `| ${id} | ${kind} | ${game} | ${evidence} | ${effects.map(effectText).join("; ") || "none"} |`,
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
