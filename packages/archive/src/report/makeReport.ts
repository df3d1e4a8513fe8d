import { nameInId } from "@shipslog/contract";
import { requireOptions, textOption, type OptionShapes } from "@shipslog/contract/internal";
import { QueryError, type Tables } from "../query/Tables.ts";
import type { TimeSpan } from "./chart/timeStrip.ts";
import { ReportData, type ReportSection } from "./ReportData.ts";
import { markup, type Markup } from "./Markup.ts";
import { printCount, printDay } from "./printNumbers.ts";
import { page } from "./page.ts";
import { keyFigures } from "./keyFigures.ts";
import { reportSections } from "./sections.ts";

/** Which commander a report is about. */
export interface ReportOptions {
  /** The commander, as in the column `commander`. Default: the one with the most events. */
  readonly commander?: string | undefined;
}

/** What the options of a report may be. */
export const reportShapes: OptionShapes<ReportOptions> = { commander: textOption };

/** Makes a self-contained HTML page about one commander's journals. */
export async function makeReport(tables: Tables, options: ReportOptions = {}): Promise<string> {
  requireOptions(options, reportShapes);
  return await repeatIfReopened(tables, () => drawReport(tables, options.commander));
}

/** Does work again if the lake was changed and opened again meanwhile: then the temporary tables of the work are gone. */
export async function repeatIfReopened<Result>(tables: Tables, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const { connection } = tables;
    try {
      return await work();
    } catch (error) {
      if (tables.connection === connection) throw error;
    }
  }
}

async function drawReport(tables: Tables, asked: string | undefined): Promise<string> {
  const { commander, known } = await chooseCommander(tables, asked);
  const data = await ReportData.open(tables, commander);
  const { span, journals } = await spanOf(data);
  const parts: { readonly section: ReportSection; readonly drawn: Markup }[] = [];
  for (const section of reportSections) {
    const drawn = await section.draw(data, span);
    if (drawn !== undefined) parts.push({ section, drawn });
  }
  const figures = await keyFigures(data);
  const days = `${printDay(span.from)} to ${printDay(span.to - 1)}`;
  return page({
    title: await titleOf(data),
    period: `${days}, ${printCount(journals, "journal")}`,
    whose: whoseOf(commander, known, await namesOf(tables)),
    contents: parts.map(({ section }) => section),
    body: [
      parts.some(({ section }) => section.id === "travel") ? undefined : markup`<section>${figures}</section>`,
      parts.map(({ section, drawn }) => block(section, section.id === "travel" ? beside(drawn, figures) : drawn)),
    ],
  });
}

/** The commander that was asked for, or the one with the most events; and all commanders. */
export async function chooseCommander(
  tables: Tables,
  asked: string | undefined,
): Promise<{ readonly commander: string; readonly known: readonly string[] }> {
  const known = await listCommanders(tables);
  return { commander: commanderAmong(known, asked), known };
}

/** Says which commander the page is about, and which ones it leaves out. */
function whoseOf(commander: string, known: readonly string[], names: ReadonlyMap<string, string>): string {
  const nameOf = (id: string) => nameInId(id) ?? names.get(id) ?? id;
  const others = known.filter((each) => each !== commander);
  const rest = others.length === 0 ? "" : `; not on this page: ${others.map(nameOf).join(", ")}`;
  return `${commander === "unknown" ? "The journals do not name the commander" : `Commander ${nameOf(commander)}`}${rest}`;
}

/** The latest name of each commander, by id. */
async function namesOf(tables: Tables): Promise<ReadonlyMap<string, string>> {
  const rows = await tables.query(
    `SELECT commander, arg_max(TRY(raw->>'$.Name'), ("timestamp", position)) AS name FROM events WHERE kind = 'Commander' GROUP BY commander`,
  );
  return new Map(
    rows.flatMap(({ commander, name }) => (typeof name === "string" ? [[commander as string, name]] : [])),
  );
}

function block({ id, title }: ReportSection, drawn: Markup): Markup {
  return markup`<section class="${id}" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="drawn" tabindex="0" role="group" aria-labelledby="${id}">${drawn}</div></section>
`;
}

function beside(map: Markup, figures: Markup): Markup {
  return markup`<div class="map">${map}${figures}</div>`;
}

/** The commanders of some tables, those with the most events first. */
export async function listCommanders(tables: Tables): Promise<readonly string[]> {
  const rows = await tables.query("SELECT commander FROM events GROUP BY commander ORDER BY count(*) DESC, commander");
  return rows.map((row) => row["commander"] as string);
}

function commanderAmong(known: readonly string[], asked: string | undefined): string {
  const found = asked === undefined ? known[0] : known.find((commander) => commander === asked);
  if (found !== undefined) return found;
  throw new QueryError(
    asked === undefined
      ? "the journals have no event to report on"
      : `there is no commander ${asked}; known commanders: ${known.join(", ")}`,
  );
}

/** The whole days that contain all timestamps. */
export async function spanOf(data: ReportData): Promise<{ readonly span: TimeSpan; readonly journals: number }> {
  const [row] = await data.query<{ from: number | null; to: number | null; journals: number }>(
    `SELECT min(seconds) AS "from", max(seconds) AS "to", count(DISTINCT position.file)::INT AS journals FROM lines`,
  );
  const from = row?.from ?? 0;
  const to = row?.to ?? 0;
  const daySeconds = 86_400;
  const span = { from: Math.floor(from / daySeconds) * daySeconds, to: (Math.floor(to / daySeconds) + 1) * daySeconds };
  return { span, journals: row?.journals ?? 0 };
}

/** The name of the commander in the journals, or the id if they have none. */
export async function titleOf(data: ReportData): Promise<string> {
  const [row] = await data.query<{ name: string | null }>(
    `SELECT arg_max(coalesce(TRY(raw->>'$.Name'), TRY(raw->>'$.Commander')), (seconds, position)) AS name FROM lines
     WHERE kind IN ('Commander', 'LoadGame')`,
  );
  return row?.name ?? (data.commander === "unknown" ? "an unnamed commander" : data.commander);
}
