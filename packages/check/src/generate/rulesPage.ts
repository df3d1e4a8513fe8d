import { basisNameOf, type Rule, type RuleGroup } from "../declare/Rule.ts";

const groups: Readonly<Record<RuleGroup, string>> = {
  event: "Event: the contract",
  line: "Line and file",
  session: "Session",
  status: "Status and other companion files",
};

/** The list of all rules. */
export function rulesPage(rules: readonly Rule[]): string {
  const sections = Object.entries(groups).flatMap(([group, title]) => [
    `## ${title}`,
    "",
    "| rule | basis | defect | spec | live |",
    "|---|---|---|---|---|",
    ...rules.filter((rule) => rule.group === group).map(row),
    "",
  ]);
  return [
    "# Rules",
    "",
    "Generated from `packages/check/src/rules`. A rule without enough data reports nothing and counts as",
    "undecided. The basis is `spec` for rules that check statements of [the specification](specification.md), and `game` for rules that rest on",
    "knowledge about the game: in dialect `spec` these are at most warnings, and `--only spec` leaves them out. What each severity means is in [concepts](concepts.md#three-severities-two-bases). The severity of a session rule depends on how often it holds in real journals ([a test](../packages/check/tests/corpus.long.test.ts) judges every error and warning there).",
    "",
    "`shipslog explain half-line` prints why a rule exists, what it rests on and needs, and a line that passes and one that fails. The docs site, which `npm run docs`",
    "builds, has a page for each.",
    "",
    ...sections,
  ].join("\n");
}

function row(rule: Rule): string {
  const { id, title, severity } = rule;
  return `| <a id="${id}"></a>[${id}](rules.md#${id}) | ${basisNameOf(rule)} | ${title} | ${severity.spec ?? ""} | ${severity.live ?? ""} |`;
}
