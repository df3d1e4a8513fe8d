import { shipName } from "@shipslog/contract/words";
import { barChart } from "../chart/barChart.ts";
import { drawForScreens, type ChartScreen } from "../chart/drawReportChart.ts";
import { markup, type Markup } from "../Markup.ts";
import { printCount, printDay, printDecimal, printInteger } from "../printNumbers.ts";
import type { ReportData, ReportSection } from "../ReportData.ts";

type Day = { day: number; hours: number };
type Ship = { ship: string; jumps: number; distance: number };
type Region = { region: string; entries: number };

const daySeconds = 86_400;
const weekSeconds = 7 * daySeconds;
/** The days of the last year. */
const mostWeeks = 53;
const side = 15;
const step = side + 2;
/** Seven days, and some room below: on a phone a year has several rows. */
const rowHeight = 7 * step + 8;
const shown = 8;

/** Which evenings were played, in which ships, and what was new in which region. */
export const eveningsSection: ReportSection = {
  id: "evenings",
  title: "Evenings",
  async draw(data) {
    const days = await data.query<Day>(
      `SELECT day, (sum(played) / 3600)::DOUBLE AS hours
       FROM (SELECT (floor(min(seconds) / ${daySeconds}) * ${daySeconds})::DOUBLE AS day, max(seconds) - min(seconds) AS played
         FROM lines GROUP BY position.file, position.generation)
       GROUP BY day ORDER BY day`,
    );
    if (days.length === 0) return undefined;
    return markup`${drawCalendar(days)}${await drawShips(data)}${await drawRegions(data)}`;
  },
};

/** Weeks from left to right, days from Monday down; the longer the evening, the stronger the square. */
function drawCalendar(days: readonly Day[]): Markup {
  // The first of January 1970 was a Thursday.
  const weekOf = (day: number) => Math.floor((day + 3 * daySeconds) / weekSeconds);
  const last = weekOf(days.at(-1)?.day ?? 0);
  const recent = days.filter(({ day }) => weekOf(day) > last - mostWeeks);
  const first = weekOf(recent[0]?.day ?? 0);
  const draw = ({ width }: ChartScreen) => {
    const weeksInRow = Math.floor(width / step);
    const squares = recent.map(({ day, hours }) => {
      const week = weekOf(day) - first;
      const x = (week % weeksInRow) * step;
      const y = Math.floor(week / weeksInRow) * rowHeight + ((Math.floor(day / daySeconds) + 3) % 7) * step;
      return markup`<g><title>${printDay(day)}: ${printDecimal(hours)} hours</title><rect class="bar hours-${Math.min(4, Math.ceil(hours))}" x="${x}" y="${y}" width="${side}" height="${side}"/></g>`;
    });
    return { height: Math.ceil((last - first + 1) / weeksInRow) * rowHeight, drawn: markup`${squares}` };
  };
  const played = recent.reduce((sum, { hours }) => sum + hours, 0);
  const words = {
    title: "Calendar of evenings",
    description: `${printCount(recent.length, "evening")} with ${printInteger(played)} hours in the last year of the journals, ${printDay(recent[0]?.day ?? 0)} to ${printDay(recent.at(-1)?.day ?? 0)}.`,
  };
  return markup`<p class="plain">${words.description}</p>${drawForScreens("evenings", words, draw)}`;
}

/** Jumps by the ship that the latest Loadout before them names. */
async function drawShips(data: ReportData): Promise<Markup | undefined> {
  const rows = await data.query<Ship>(
    `SELECT ship, count(*)::INT AS jumps, coalesce(sum(JumpDist), 0)::DOUBLE AS distance
     FROM jumps ASOF JOIN (SELECT seconds, arg_max(lower(TRY(raw->>'$.Ship')), position) AS ship FROM lines WHERE kind = 'Loadout' GROUP BY seconds) AS fitted
       ON jumps.seconds >= fitted.seconds
     WHERE ship IS NOT NULL GROUP BY ship ORDER BY jumps DESC, ship LIMIT ${shown}`,
  );
  if (rows.length === 0) return undefined;
  const bars = rows.map(({ ship, jumps, distance }) => ({
    name: shipName(ship),
    note: `${printInteger(distance)} ly`,
    value: jumps,
    words: printCount(jumps, "jump"),
  }));
  const words = {
    title: "Ships flown",
    description: `Jumps by ship: most in ${bars[0]?.name ?? ""}, ${bars[0]?.words ?? ""}.`,
  };
  return markup`<h3>Ships flown</h3>${barChart("ships", words, bars)}`;
}

/** New codex entries by the region that they name. */
async function drawRegions(data: ReportData): Promise<Markup | undefined> {
  const rows = await data.query<Region>(
    `SELECT TRY(raw->>'$.Region_Localised') AS region, count(*)::INT AS entries FROM lines
     WHERE kind = 'CodexEntry' AND TRY(raw->>'$.IsNewEntry') = 'true' AND region IS NOT NULL
     GROUP BY region ORDER BY entries DESC, region LIMIT ${shown}`,
  );
  if (rows.length === 0) return undefined;
  const bars = rows.map(({ region, entries }) => ({
    name: region,
    note: "",
    value: entries,
    words: printCount(entries, "new entry", "new entries"),
  }));
  const words = {
    title: "Firsts by region",
    description: `New entries of the codex by region: most in ${bars[0]?.name ?? ""}, ${bars[0]?.words ?? ""}.`,
  };
  return markup`<h3>Firsts by region</h3>${barChart("regions", words, bars)}`;
}
