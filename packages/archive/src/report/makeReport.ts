import { QueryError } from "../query/QueryError.ts";
import type { Tables } from "../query/Tables.ts";
import type { Span } from "./chart/timeStrip.ts";
import { Log } from "./Log.ts";
import { markup, type Markup } from "./Markup.ts";
import { counted, day } from "./numbers.ts";
import { page } from "./page.ts";
import { readings } from "./readings.ts";
import type { Section } from "./Section.ts";
import { sections } from "./sections.ts";

/** What a report is about. */
export interface ReportOptions {
  /** The commander it is about, as the tables name commanders; the one with most events when undefined. */
  readonly commander?: string | undefined;
}

/** Makes a page about one commander's journals that needs nothing beside itself, as HTML. */
export async function makeReport(tables: Tables, { commander }: ReportOptions = {}): Promise<string> {
  const id = await commanderOf(tables, commander);
  const log = await Log.open(tables, id);
  const { span, journals } = await spanOf(log);
  const parts: { readonly section: Section; readonly drawn: Markup }[] = [];
  for (const section of sections) {
    const drawn = await section.draw(log, span);
    if (drawn !== undefined) parts.push({ section, drawn });
  }
  const figures = await readings(log);
  const days = `${day(span.from)} to ${day(span.to - 1)}`;
  return page({
    title: await titleOf(log),
    period: `${days}, ${counted(journals, "journal")}`,
    contents: parts.map(({ section }) => section),
    body: [
      parts.some(({ section }) => section.id === "travel") ? undefined : markup`<section>${figures}</section>`,
      parts.map(({ section, drawn }) => block(section, section.id === "travel" ? beside(drawn, figures) : drawn)),
    ],
  });
}

function block({ id, title }: Section, drawn: Markup): Markup {
  return markup`<section class="${id}" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="drawn" tabindex="0" role="group" aria-labelledby="${id}">${drawn}</div></section>
`;
}

function beside(map: Markup, figures: Markup): Markup {
  return markup`<div class="map">${map}${figures}</div>`;
}

async function commanderOf(tables: Tables, asked: string | undefined): Promise<string> {
  const rows = await tables.query("SELECT commander FROM events GROUP BY commander ORDER BY count(*) DESC, commander");
  const known = rows.map((row) => row["commander"] as string);
  const found = asked === undefined ? known[0] : known.find((commander) => commander === asked);
  if (found !== undefined) return found;
  throw new QueryError(
    asked === undefined
      ? "there is no event to report on"
      : `there is no commander ${asked}; there are ${known.join(", ")}`,
  );
}

/** Whole days around everything that has a time. */
async function spanOf(log: Log): Promise<{ readonly span: Span; readonly journals: number }> {
  const [row] = await log.ask<{ from: number | null; to: number | null; journals: number }>(
    `SELECT min(seconds) AS "from", max(seconds) AS "to", count(DISTINCT position.file)::INT AS journals FROM lines`,
  );
  const [from, to] = [row?.from ?? 0, row?.to ?? 0];
  const daySeconds = 86_400;
  const span = { from: Math.floor(from / daySeconds) * daySeconds, to: (Math.floor(to / daySeconds) + 1) * daySeconds };
  return { span, journals: row?.journals ?? 0 };
}

/** The name that the journals give the commander, or the id where they give none. */
async function titleOf(log: Log): Promise<string> {
  const [row] = await log.ask<{ name: string | null }>(
    `SELECT arg_max(coalesce(TRY(raw->>'$.Name'), TRY(raw->>'$.Commander')), seconds) AS name FROM lines
     WHERE kind IN ('Commander', 'LoadGame')`,
  );
  return row?.name ?? (log.commander === "unknown" ? "an unnamed commander" : log.commander);
}
