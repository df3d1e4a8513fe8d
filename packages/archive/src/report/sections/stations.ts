import { barChart } from "../chart/barChart.ts";
import { printCount, printInteger } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";

type Row = { station: string; system: string | null; dockings: number; total: number; stations: number };
const shown = 12;

/** The stations with the most dockings. */
export const stationsSection: ReportSection = {
  id: "stations",
  title: "Stations",
  async draw(data) {
    const rows = await data.query<Row>(
      `SELECT arg_max(coalesce(StationName_Localised, StationName), (seconds, position)) AS station, arg_max(StarSystem, (seconds, position)) AS system,
         count(*)::INT AS dockings, sum(count(*)) OVER ()::INT AS total, count(*) OVER ()::INT AS stations
       FROM dockings GROUP BY station_key ORDER BY dockings DESC, station, station_key LIMIT ${shown}`,
    );
    const [first] = rows;
    if (first === undefined) return undefined;
    const words = {
      title: "Stations docked at most",
      description: `${printCount(first.total, "docking")} at ${printCount(first.stations, "station")}; most at ${first.station} with ${printInteger(first.dockings)}.`,
    };
    const bars = rows.map(({ station, system, dockings }) => ({
      name: station,
      note: system ?? "",
      value: dockings,
      words: printInteger(dockings),
    }));
    return barChart("stations", words, bars);
  },
};
