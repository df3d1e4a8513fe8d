import { deviations } from "../../dialects/deviations.ts";
import type { Clause, Condition } from "../../declare/Condition.ts";
import { describeChange } from "../../observed/historyText.ts";
import { sectionOfKind } from "../../specification/sections.ts";
import { declared, fieldsOf, type Field, type SchemaNode } from "../declared.ts";
import { readHistories } from "../observed/evidence.ts";
import { statementLinks, statements } from "../specification/statements.ts";
import { commonFields } from "../specification/fieldStatements.ts";

/** The reference page of one kind. */
export function referencePage(kind: string, node: SchemaNode): string {
  const file = node["x-file"];
  return [
    `# ${kind}`,
    "",
    node.description,
    ...(file ? ["", `In the journal the line has no \`${file.field}\`; \`${file.name}\` has it.`] : []),
    "",
    `The specification describes it in ${statementLinks([sectionOfKind(kind), ...triggersOf(kind)], "../")}.`,
    "",
    "| field | type | required | description | values | statements |",
    "|---|---|---|---|---|---|",
    ...[...fieldsOf(node)].map((field) => fieldRow(kind, field)),
    ...section("Conditions", conditionsOf(node)),
    ...section("How the live game differs", deviationsOf(kind)),
    ...section("Through the versions of the game", historyOf(kind)),
    "",
    `JSON Schema: \`shipslog schema ${kind}\`, or \`@shipslog/contract/schemas/${kind}.schema.json\`.`,
    `Declaration: [\`${kind}.ts\`](../../packages/contract/src/kinds/${kind}.ts).`,
    "",
  ].join("\n");
}

/** The page that lists the sixteen kinds. */
export function referenceIndexPage(): string {
  const rows = [...declared].map(([kind, node]) => `| [${kind}](${kind}.md) | ${node.description} |`);
  return ["# The sixteen kinds", "", "| kind | when |", "|---|---|", ...rows, ""].join("\n");
}

/** How fields came, went and changed; the [years](../journals-through-the-years.md) have the evidence. */
function historyOf(kind: string): readonly string[] {
  const fields = readHistories.find((history) => history.kind === kind)?.fields ?? [];
  return fields.map((field) => `\`${field.path}\`: ${describeChange(field)}`);
}

function fieldRow(kind: string, { path, node, required }: Field): string {
  const cells = [
    `\`${path}\``,
    typeName(node),
    required ? "yes" : "no",
    node.description ?? "",
    values(node),
    statementLinks(numbersOf(kind, path), "../"),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The statements about when a kind is written. */
function triggersOf(kind: string): readonly string[] {
  return statements
    .filter(({ section: place, declared: by }) => place === "6" && by.includes(kind))
    .map(({ number }) => number);
}

/** The statements about a field, in the section of its kind or in that of the common fields. */
function numbersOf(kind: string, path: string): readonly string[] {
  const common = commonFields[path];
  const [inside, name] = common === undefined ? [sectionOfKind(kind), `${kind}.${path}`] : ["2.1", common];
  return statements
    .filter(({ section: place, declared: by }) => place === inside && by.includes(name))
    .map(({ number }) => number);
}

function typeName(node: SchemaNode): string {
  return node.items ? `array of ${node.items.type}` : node.type!;
}

function values(node: SchemaNode): string {
  const list = (all: readonly (string | number | boolean)[]) =>
    all.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (node.items && !node.items.properties) return values(node.items);
  if (node.const !== undefined) return `always ${list([node.const])}`;
  if (node.enum) return `one of ${list(node.enum)}`;
  if (node["x-values"]) return `${node["x-strength"] === "seen" ? "seen" : "for example"} ${list(node["x-values"])}`;
  if (node["x-expected"]) return node["x-expected"].startsWith("$") ? `\`${node["x-expected"]}\`` : node["x-expected"];
  if (node.type === "integer" && node.minimum === -Number.MAX_SAFE_INTEGER) return "";
  return node.minimum === undefined ? "" : `${node.minimum} to ${node.maximum}`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines.map((line) => `- ${line}`)];
}

function conditionsOf(node: SchemaNode, inside = ""): string[] {
  const own = (node["x-conditions"] ?? []).map((condition) => sentence(condition, inside));
  const nested = Object.entries(node.properties ?? {}).flatMap(([name, field]) =>
    conditionsOf(field.items ?? field, ` in \`${name}\``),
  );
  return [...own, ...nested];
}

function sentence({ when, then }: Condition, inside: string): string {
  return `Where ${clause(when)}${inside}, ${clause(then)}.`;
}

function clause({ field, is }: Clause): string {
  if (typeof is === "string") return `\`${field}\` is ${is}`;
  return `\`${field}\` is \`${JSON.stringify(is.value)}\`${is.orAbsent === true ? " or absent" : ""}`;
}

function deviationsOf(kind: string): string[] {
  return deviations
    .filter((deviation) => deviation.kind === kind)
    .map(({ id, game }) => `[${id}](../dialects.md): ${game}`);
}
