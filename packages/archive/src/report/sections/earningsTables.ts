import type { Json } from "@duckdb/node-api";
import type { QueryName } from "../../namedQueries/namedQueries.ts";
import { figureTable } from "../figureTable.ts";
import type { Markup } from "../Markup.ts";
import { printInteger } from "../printNumbers.ts";
import type { ReportData } from "../ReportData.ts";

/** A table of the section: a named query, and the heading of each column that it shows; the first column is text. */
export interface EarningsTable {
  readonly title: string;
  readonly query: QueryName;
  readonly columns: Readonly<Record<string, string>>;
}

/** The tables under the chart of credits, in order. */
export const earningsTables: readonly EarningsTable[] = [
  {
    title: "Trade",
    query: "trade-profit",
    columns: { goods: "goods", tonnes_bought: "bought, t", tonnes_sold: "sold, t", earned: "earned", profit: "profit" },
  },
  {
    title: "Missions",
    query: "mission-income",
    columns: { mission: "mission", completions: "completed", credits: "credits", donations: "donated" },
  },
  {
    title: "Exploration",
    query: "exploration-value",
    columns: { month: "month", exploration_data: "exploration data", organic_data: "organic data", credits: "credits" },
  },
  {
    title: "Bounties",
    query: "bounties",
    columns: { target: "target", kills: "kills", credits: "credits", highest: "highest" },
  },
  {
    title: "Materials",
    query: "materials",
    columns: { material: "material", collected: "collected", received: "received", spent: "spent", held: "held" },
  },
];

/** Draws a table; undefined if the commander has no rows in it. */
export async function drawEarningsTable(
  { title, query, columns }: EarningsTable,
  data: ReportData,
): Promise<Markup | undefined> {
  const rows = await data.ask<Readonly<Record<string, Json>>>(query);
  if (rows.length === 0) return undefined;
  const names = Object.keys(columns);
  const cells = rows.map((row) => names.map((name, at) => printCell(row[name] ?? null, at > 0)));
  return figureTable(Object.values(columns), cells, title);
}

function printCell(value: Json, isNumber: boolean): string {
  if (value === null) return "";
  return typeof value === "string" && !isNumber ? value : printInteger(Number(value));
}
