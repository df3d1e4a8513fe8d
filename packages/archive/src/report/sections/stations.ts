import { barsHeight, horizontalBars } from "../chart/horizontalBars.ts";
import { picture } from "../chart/Picture.ts";
import { counted, grouped } from "../numbers.ts";
import type { Section } from "../Section.ts";

type Row = { station: string; system: string | null; dockings: number; total: number; stations: number };
const shown = 12;

/** Where the ship docked most. */
export const stations: Section = {
  id: "stations",
  title: "Stations",
  async draw(log) {
    const rows = await log.ask<Row>(
      `SELECT arg_max(coalesce(StationName_Localised, StationName), seconds) AS station, arg_max(StarSystem, seconds) AS system,
         count(*)::INT AS dockings, sum(count(*)) OVER ()::INT AS total, count(*) OVER ()::INT AS stations
       FROM dockings GROUP BY coalesce(MarketID::VARCHAR, StationName) ORDER BY dockings DESC, station LIMIT ${shown}`,
    );
    const [first] = rows;
    if (first === undefined) return undefined;
    const words = {
      title: "Stations docked at most",
      description: `${counted(first.total, "docking")} at ${counted(first.stations, "station")}; most at ${first.station} with ${grouped(first.dockings)}.`,
    };
    const bars = rows.map(({ station, system, dockings }) => ({
      name: station,
      note: system ?? "",
      value: dockings,
      words: grouped(dockings),
    }));
    return picture("stations", barsHeight(bars.length), words, horizontalBars(bars));
  },
};
