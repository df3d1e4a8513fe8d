import { creditMovements } from "../../namedQueries/creditMovements.ts";
import { openTable } from "../figureTable.ts";
import { printCompact, printInteger } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";

type Row = {
  period: string;
  hours: number;
  jumps: number;
  distance: number;
  dockings: number;
  scans: number;
  kills: number;
  deaths: number;
  earned: number;
};

/** What was done in each year, or in each month of a single year. */
export const yearsSection: ReportSection = {
  id: "years",
  title: "By year and month",
  async draw(data, span) {
    const yearOf = (seconds: number) => new Date(seconds * 1000).getUTCFullYear();
    const isOneYear = yearOf(span.from) === yearOf(span.to - 1);
    const rows = await data.query<Row>(queryFor(isOneYear ? "%Y-%m" : "%Y"));
    const headings = ["hours", "jumps", "light-years", "dockings", "scans", "kills", "deaths", "credits earned"];
    return openTable(
      [isOneYear ? "month" : "year", ...headings],
      rows.map((row) => [
        row.period,
        ...[row.hours, row.jumps, row.distance, row.dockings, row.scans, row.kills, row.deaths].map(printInteger),
        printCompact(row.earned),
      ]),
    );
  },
};

function queryFor(format: string): string {
  const period = `strftime("timestamp", '${format}') AS period`;
  return `WITH counted AS (
      SELECT ${period}, count(*) FILTER (kind = 'FSDJump') AS jumps, count(*) FILTER (kind = 'Docked') AS dockings,
        count(*) FILTER (kind = 'Scan') AS scans, count(*) FILTER (kind IN ('Bounty', 'FactionKillBond', 'PVPKill')) AS kills,
        count(*) FILTER (kind = 'Died') AS deaths
      FROM lines GROUP BY period),
    played AS (
      SELECT period, sum(seconds) / 3600 AS hours
      FROM (SELECT ${period}, max(seconds) - min(seconds) AS seconds FROM lines GROUP BY period, position.file, position.generation)
      GROUP BY period),
    flown AS (SELECT ${period}, sum(JumpDist) AS distance FROM jumps GROUP BY period),
    paid AS (
      SELECT ${period}, sum(amount) AS earned FROM (${creditMovements})
      WHERE amount > 0 AND source <> 'carrier withdrawals' AND commander = (SELECT commander FROM chosen) AND "timestamp" IS NOT NULL GROUP BY period)
    SELECT period, coalesce(hours, 0)::DOUBLE AS hours, jumps::INT AS jumps, coalesce(distance, 0)::DOUBLE AS distance,
      dockings::INT AS dockings, scans::INT AS scans, kills::INT AS kills, deaths::INT AS deaths,
      coalesce(earned, 0)::DOUBLE AS earned
    FROM counted LEFT JOIN played USING (period) LEFT JOIN flown USING (period) LEFT JOIN paid USING (period) ORDER BY period`;
}
