import { formatCount, groupDigits, describeChange } from "@shipslog/contract/internal";
import type { FieldHistory, KindHistory } from "@shipslog/contract/histories";
import type { Kind } from "@shipslog/contract";
import type { Table, TextPage } from "../../text/TextPage.ts";

/** The history of a kind; loaded when a page needs it. */
export async function readHistory(kind: Kind): Promise<KindHistory | undefined> {
  const { kindHistories } = await import("@shipslog/contract/histories");
  return kindHistories.find((history) => history.kind === kind);
}

/** Says how the fields of a kind changed through the versions of the game. */
export function kindHistoryBlocks({ kind, since, versions, fields }: KindHistory): readonly (string | Table)[] {
  if (since === undefined) return [];
  const seen = Object.keys(versions);
  const events = Object.values(versions).reduce((sum, each) => sum + each.events, 0);
  const read = `${formatCount(events, "line")} of game ${seen.length === 1 ? seen[0] : `${seen[0]} to ${seen.at(-1)}`}`;
  const known = `Written since game ${since} at the latest; ${read} were read.`;
  if (fields.length === 0) return [known];
  const rows = fields.map((field) => [field.path, describeChange(field)]);
  return [
    `${known} Fields that came, went or changed with a version of the game:`,
    { rows },
    `shipslog explain ${kind}.${fields[0]?.path} counts the lines of each version.`,
  ];
}

/** Says how one field changed, and what the journals of each version show. */
export function fieldHistoryBlocks(history: KindHistory, path: string): readonly (string | Table)[] {
  const field = history.fields.find((each) => each.path === path);
  if (field === undefined) return [];
  const { evidence, source } = field;
  const told = source === undefined ? [] : [`Source: ${source}.`];
  return [`Through the versions of the game: ${describeChange(field)}.`, ...told, ...evidenceTable(evidence)];
}

function evidenceTable(evidence: FieldHistory["evidence"]): readonly Table[] {
  const rows = Object.entries(evidence).map(([version, { seen, of, commanders }]) => [
    version,
    `in ${groupDigits(seen)} of ${groupDigits(of)}`,
    formatCount(commanders, "commander"),
  ]);
  return rows.length === 0 ? [] : [{ rows }];
}

/** Explains a field that only earlier games wrote, as `FSDJump.Allegiance`. */
export function formerFieldPage(history: KindHistory, wanted: string): TextPage | undefined {
  const field = history.fields.find(
    ({ path, until }) =>
      until !== undefined && path.replaceAll("[]", "").toLowerCase() === wanted.replaceAll("[]", "").toLowerCase(),
  );
  if (field === undefined) return undefined;
  const named = history.fields.find(({ was }) => was === field.path);
  return {
    title: `${history.kind}.${field.path}`,
    blocks: [
      `A field of earlier games, which the specification does not have.${named === undefined ? "" : ` It is ${named.path} today.`}`,
      { rows: [["type", (field.types ?? []).join(" or ")]] },
      ...fieldHistoryBlocks(history, field.path),
    ],
  };
}
