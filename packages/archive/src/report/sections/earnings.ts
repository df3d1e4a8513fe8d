import { barChart } from "../chart/barChart.ts";
import { markup } from "../Markup.ts";
import { printCompact, printCount, printInteger } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";
import { drawEarningsTable, earningsTables } from "./earningsTables.ts";

type Row = { source: string; credits: string; times: string };

/** Credits earned and spent, by source and purpose, and the figures of trade, missions, exploration, bounties and materials. */
export const earningsSection: ReportSection = {
  id: "earnings",
  title: "Earnings",
  async draw(data) {
    const all = await data.ask<Row>("credits-by-source");
    // Own money that is put elsewhere is neither earned nor spent.
    const rows = joinCorrections(all.filter(({ source }) => !/^carrier (?:deposits|withdrawals)$/.test(source)));
    const drawn = [];
    for (const table of earningsTables) drawn.push(await drawEarningsTable(table, data));
    if (rows.length === 0) return drawn.some((each) => each !== undefined) ? markup`${drawn}` : undefined;
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
    return markup`${barChart("earnings", words, bars)}
${drawn}`;
  },
};

/** Adds what the statistics correct to the source that they correct, most credits first. */
function joinCorrections(all: readonly Row[]): readonly Row[] {
  const bySource = new Map<string, Row>();
  for (const row of all) {
    const source = row.source.replace(/, by the statistics$/, "");
    const { credits, times } = bySource.get(source) ?? { credits: "0", times: "0" };
    const lines = source === row.source ? Number(row.times) : 0;
    bySource.set(source, {
      source,
      credits: String(Number(credits) + Number(row.credits)),
      times: String(Number(times) + lines),
    });
  }
  return [...bySource.values()].toSorted((one, other) => Number(other.credits) - Number(one.credits));
}
