import { creditsBySource } from "../../queries/credits-by-source.ts";
import { barsHeight, horizontalBars } from "../chart/horizontalBars.ts";
import { picture } from "../chart/Picture.ts";
import { isMine } from "../Log.ts";
import { compactNumber, counted, grouped } from "../numbers.ts";
import type { Section } from "../Section.ts";

type Row = { source: string; credits: string; times: string };

/** Tables that the query of credits asks, narrowed to one commander. */
const asked = ["MultiSellExplorationData", "UpgradeSuit", "UpgradeWeapon", "events"];

/** What came in and what went out, by what it was for. */
export const earnings: Section = {
  id: "earnings",
  title: "Earnings",
  async draw(log) {
    const mine = asked.map((table) => `${table} AS (SELECT * FROM main.${table} WHERE ${isMine})`);
    const rows = await log.ask<Row>(`WITH ${mine.join(", ")} SELECT * FROM (${creditsBySource.sql})`);
    if (rows.length === 0) return undefined;
    const sum = (sign: 1 | -1) => rows.reduce((total, { credits }) => total + Math.max(0, sign * Number(credits)), 0);
    const words = {
      title: "Credits by source",
      description: `${grouped(sum(1))} credits came in, ${grouped(sum(-1))} went out. Most came from ${rows[0]?.source ?? "nowhere"}.`,
    };
    const bars = rows.map(({ source, credits, times }) => ({
      name: source,
      note: counted(Number(times), "time"),
      value: Number(credits),
      words: compactNumber(Number(credits)),
    }));
    return picture("earnings", barsHeight(bars.length), words, horizontalBars(bars));
  },
};
