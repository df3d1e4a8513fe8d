import { explorationEarnings } from "../../namedQueries/creditMovements.ts";
import { byBody } from "../../namedQueries/identities.ts";
import { barChart } from "../chart/barChart.ts";
import { drawFigures } from "../keyFigures.ts";
import { markup, type Markup } from "../Markup.ts";
import { displayName } from "@shipslog/contract/words";
import { printCompact, printCount, printInteger } from "../printNumbers.ts";
import type { ReportData, ReportSection } from "../ReportData.ts";

const isTheirs = "commander = (SELECT commander FROM chosen)";
const shown = 8;

/** Belts and rings are scanned too, and are no bodies. */
const isBody = "(PlanetClass IS NOT NULL OR StarType IS NOT NULL)";

type Figures = {
  bodies: number;
  discovered: number;
  mapped: number;
  analysed: number;
  cartographic: number | null;
  organic: number | null;
};
type Species = { species: string; symbol: string; credits: number; times: number };

/** What was scanned and mapped, which species were found, and what both brought in. */
export const explorationSection: ReportSection = {
  id: "exploration",
  title: "Exploration",
  async draw(data) {
    const [row] = await data.query<Figures>(
      `SELECT bodies, discovered, (SELECT count(DISTINCT body_key)::INT FROM ${byBody("SAAScanComplete")} WHERE ${isTheirs}) AS mapped,
         (SELECT count(*)::INT FROM ScanOrganic WHERE ${isTheirs} AND ScanType = 'Analyse') AS analysed,
         (SELECT sum(${explorationEarnings})::DOUBLE FROM lines
            WHERE kind IN ('SellExplorationData', 'MultiSellExplorationData')) AS cartographic,
         (SELECT sum(list_sum(list_transform(BioData, lambda each: coalesce(each.Value, 0) + coalesce(each.Bonus, 0))))::DOUBLE
            FROM SellOrganicData WHERE ${isTheirs}) AS organic
       FROM (SELECT count(DISTINCT body_key)::INT AS bodies,
         (count(DISTINCT body_key) FILTER (NOT WasDiscovered))::INT AS discovered FROM ${byBody("Scan")}
         WHERE ${isTheirs} AND ${isBody})`,
    );
    if (row === undefined || Object.values(row).every((value) => value === null || value === 0)) return undefined;
    return markup`${drawFigures([
      ["bodies scanned", printInteger(row.bodies)],
      ["of them first", printInteger(row.discovered)],
      ["bodies mapped", printInteger(row.mapped)],
      ["credits for maps", printCompact(row.cartographic ?? 0)],
      ["species analysed", printInteger(row.analysed)],
      ["credits for species", printCompact(row.organic ?? 0)],
    ])}${await drawSpecies(data)}`;
  },
};

async function drawSpecies(data: ReportData): Promise<Markup | undefined> {
  const rows = await data.query<Species>(
    `SELECT arg_max(coalesce(sold.Species_Localised, sold.Species), (sold.Value, sold)) AS species, lower(sold.Species) AS symbol,
       sum(coalesce(sold.Value, 0) + coalesce(sold.Bonus, 0))::DOUBLE AS credits, count(*)::INT AS times
     FROM (SELECT unnest(BioData) AS sold FROM SellOrganicData WHERE ${isTheirs})
     WHERE sold.Species IS NOT NULL GROUP BY symbol ORDER BY credits DESC, symbol LIMIT ${shown}`,
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const bars = rows.map(({ species, credits, times }) => ({
    name: displayName(species),
    note: printCount(times, "time"),
    value: credits,
    words: printCompact(credits),
  }));
  const words = {
    title: "Species by value",
    description: `The species whose data brought in the most credits: ${bars[0]?.name ?? ""} with ${bars[0]?.words ?? ""}.`,
  };
  return barChart("species", words, bars);
}
