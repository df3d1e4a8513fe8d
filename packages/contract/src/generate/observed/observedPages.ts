import { isDependable, type ObservedDeclaration, type ObservedField } from "../../observed/ObservedDeclaration.ts";
import type { Output } from "../output.ts";
import { formatCount, groupDigits } from "../../text/countWords.ts";
import { kindEvidence, spanText, readDeclarations, readTotals } from "./evidence.ts";

function observedPage(declaration: ObservedDeclaration): string {
  const { kind, fields, together } = declaration;
  return [
    `# ${kind}`,
    "",
    `${kindEvidence(declaration)} The specification does not describe this kind: the page shows what [real journals](../observed.md) hold.`,
    "",
    "| field | types | present | values, range | written, versions |",
    "|---|---|---|---|---|",
    ...fields.map(fieldRow),
    ...(together.length === 0 ? [] : ["", "## Fields that come together", "", ...together.map(togetherLine)]),
    "",
    `JSON Schema: \`shipslog schema ${kind}\`, or \`@shipslog/contract/schemas/${kind}.schema.json\`.`,
    "",
  ].join("\n");
}

/** The page about the tiers, and about what the observed kinds are described from. */
export function tiersPage(): string {
  const { lines, journals, specified, observed, notEvents } = readTotals;
  const share = (events: number) => `${((100 * events) / lines).toFixed(2)} %`;
  return `# Observed kinds

A kind has one of three tiers: **specified** by the specification, **observed** in real journals and described from
them, or **unknown**. \`kindTier\` of \`@shipslog/contract/observed\` names the tier of a kind.

| tier | kinds | fields | events | share of the lines |
|---|---|---|---|---|
| [specified](reference/README.md) | ${specified.kinds} of 16 seen | | ${groupDigits(specified.events)} | ${share(specified.events)} |
| observed | ${observed.kinds} | ${groupDigits(observed.fields)} | ${groupDigits(observed.events)} | ${share(observed.events)} |
| unknown, or not an event | 0 | | ${notEvents} | ${share(notEvents)} |

The observed kinds are described from ${formatCount(lines, "line")} of ${formatCount(journals, "journal")}, blank lines left out. No name, identifier or typed text is kept:
a declaration holds counts, types and rounded ranges, and of texts only the values in
[\`values.json\`](../packages/contract/observed/values.json), which a person has reviewed. The declarations are in
[\`kinds.json\`](../packages/contract/observed/kinds.json), written by \`tools/observe.ts\`.

\`shipslog explain Bounty\` prints what is known about a kind, \`shipslog schema Bounty\` its JSON Schema. The docs site, which \`npm run docs\`
builds, has a page for each.
`;
}

/** Every page that only the docs site has: one for each observed kind, and the list of them by frequency. */
export function observedPages(): readonly Output[] {
  const index = [
    "# Each observed kind",
    "",
    "The kinds that real journals hold and the specification does not show, most frequent first. What they are described from: [observed kinds](../observed.md).",
    "",
    "| kind | events | journals | fields | always present |",
    "|---|---|---|---|---|",
    ...readDeclarations.map(indexRow),
    "",
  ];
  return [
    { path: "docs/observed/README.md", text: index.join("\n") },
    ...readDeclarations.map((each) => ({ path: `docs/observed/${each.kind}.md`, text: observedPage(each) })),
  ];
}

function indexRow({ kind, events, journals, fields }: ObservedDeclaration): string {
  const always = fields.filter((field) => isDependable(field)).length;
  return `| [${kind}](${kind}.md) | ${groupDigits(events)} | ${groupDigits(journals)} | ${fields.length} | ${always} |`;
}

function fieldRow(field: ObservedField): string {
  const { path, types, decimals } = field;
  const written = [decimals === undefined ? "" : `${decimals.join(" or ")} decimals`, spanText(field)].filter(
    (text) => text !== "",
  );
  return `| \`${path}\` | ${Object.keys(types).join(" or ")} | ${presence(field)} | ${values(field)} | ${written.join("; ")} |`;
}

function presence({ path, seen, of, always }: ObservedField): string {
  if (path.endsWith("[]")) return "";
  if (seen === of) return `always (${seen})`;
  return always === undefined ? `${seen} of ${of}` : `always since ${always} (${seen} of ${of})`;
}

function values({ values: texts, others, range, items }: ObservedField): string {
  if (texts !== undefined) {
    const list = Object.keys(texts).map((text) => `\`${JSON.stringify(text)}\``);
    return [...list, ...(others === undefined ? [] : ["others"])].join(", ");
  }
  if (range !== undefined) return `${range[0]} to ${range[1]}`;
  return items === undefined ? "" : `${items[0]} to ${items[1]} items`;
}

const togetherLine = (paths: readonly string[]) => `- ${paths.map((path) => `\`${path}\``).join(", ")}`;
