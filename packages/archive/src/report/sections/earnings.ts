import { creditsBySourceQuery } from "../../namedQueries/credits-by-source.ts";
import { barsHeight, horizontalBars } from "../chart/horizontalBars.ts";
import { drawReportChart } from "../chart/drawReportChart.ts";
import { isChosenCommander } from "../ReportData.ts";
import { printCompact, printCount, printInteger } from "../printNumbers.ts";
import type { ReportSection } from "../ReportSection.ts";

type Row = { source: string; credits: string; times: string };

/** The tables that the credits query reads, restricted to one commander. */
const queried = ["MultiSellExplorationData", "UpgradeSuit", "UpgradeWeapon", "events"];

/** Credits earned and spent, by source and purpose. */
export const earningsSection: ReportSection = {
  id: "earnings",
  title: "Earnings",
  async draw(data) {
    const mine = queried.map((table) => `${table} AS (SELECT * FROM main.${table} WHERE ${isChosenCommander})`);
    const rows = await data.query<Row>(`WITH ${mine.join(", ")} SELECT * FROM (${creditsBySourceQuery.sql})`);
    if (rows.length === 0) return undefined;
    const sum = (sign: 1 | -1) => rows.reduce((total, { credits }) => total + Math.max(0, sign * Number(credits)), 0);
    const words = {
      title: "Credits by source",
      description: `${printInteger(sum(1))} credits came in, ${printInteger(sum(-1))} went out. Most came from ${rows[0]?.source ?? "nowhere"}.`,
    };
    const bars = rows.map(({ source, credits, times }) => ({
      name: source,
      note: printCount(Number(times), "time"),
      value: Number(credits),
      words: printCompact(Number(credits)),
    }));
    return drawReportChart("earnings", barsHeight(bars.length), words, horizontalBars(bars));
  },
};
