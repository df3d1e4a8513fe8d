import { formatCount, groupDigits } from "@shipslog/contract/internal";
import type { ObservedField } from "@shipslog/contract/observed";
import type { OutputStream } from "../../command/Host.ts";
import { printPage, type Table } from "../../text/TextPage.ts";
import type { ReadCounts } from "./FolderObservation.ts";
import type { PrintableAdditions } from "./withoutPersonal.ts";

/** Prints what is new as a page for people. */
export function printAdditions(additions: PrintableAdditions, read: ReadCounts, output: OutputStream): string {
  const sections = [
    ...section("New kinds:", kindRows(additions)),
    ...section("New fields:", fieldRows(additions)),
    ...section("New types:", typeRows(additions)),
    ...section("New values:", valueRows(additions)),
  ];
  const blocks = [
    readText(read),
    ...(sections.length === 0 ? [nothingNew] : sections),
    ...closing(additions, sections),
  ];
  return printPage({ title: "Compared with the declarations of Shipslog", blocks }, output);
}

/** Tells whether journals show anything that is not declared. */
export function hasAdditions({ kinds, fields, types, values, withheld }: PrintableAdditions): boolean {
  return kinds.length + fields.length + types.length + values.length + withheld > 0;
}

const nothingNew = "Nothing is new: every kind, field, type and listed value is declared.";
const howToSend =
  "To send it: shipslog observe PATH --format json > observed.json, and attach the file to an issue. It has names of kinds and fields, types, counts, listed values and how long players take for things; no names and nothing that somebody typed.";

function closing({ withheld }: PrintableAdditions, sections: readonly unknown[]): readonly string[] {
  const left =
    withheld === 0
      ? []
      : [`${formatCount(withheld, "name or text", "names and texts")} not printed, because they may be personal.`];
  return sections.length === 0 ? left : [...left, howToSend];
}

const section = (heading: string, rows: readonly (readonly string[])[]): readonly (string | Table)[] =>
  rows.length === 0 ? [] : [heading, { rows }];

function readText({ journals, lines, specified, observed, unknown }: ReadCounts): string {
  const tiers = `${groupDigits(specified)} specified, ${groupDigits(observed)} observed, ${groupDigits(unknown)} unknown`;
  return `${formatCount(lines, "line")} in ${formatCount(journals, "journal")}: ${tiers}.`;
}

const kindRows = ({ kinds }: PrintableAdditions) =>
  kinds.map(({ kind, events, journals, fields }) => [
    kind,
    `${formatCount(events, "event")} in ${formatCount(journals, "journal")}`,
    fields.map(({ path }) => path).join(", "),
  ]);

const fieldRows = ({ fields }: PrintableAdditions) =>
  fields.map(({ kind, fields: [field, ...inside] }) => [
    `${kind}.${field?.path ?? ""}`,
    typesText(field?.types ?? {}),
    `in ${groupDigits(field?.seen ?? 0)} of ${groupDigits(field?.of ?? 0)}${inside.length === 0 ? "" : `, ${formatCount(inside.length, "field")} inside`}`,
  ]);

const typeRows = ({ types }: PrintableAdditions) =>
  types.map(({ kind, path, types: added, known }) => [
    `${kind}.${path}`,
    Object.entries(added)
      .map(([type, count]) => `${type} (${groupDigits(count)})`)
      .join(", "),
    known.length === 0 ? "" : `declared: ${known.join(" or ")}`,
  ]);

const valueRows = ({ values }: PrintableAdditions) =>
  values.map(({ kind, path, values: added, known }) => [
    `${kind}.${path}`,
    Object.entries(added)
      .map(([text, count]) => `${text === "" ? '""' : text} (${groupDigits(count)})`)
      .join(", "),
    known === 0 ? "" : `declared: ${formatCount(known, "value")}`,
  ]);

const typesText = (types: ObservedField["types"]) => Object.keys(types).join(" or ");
