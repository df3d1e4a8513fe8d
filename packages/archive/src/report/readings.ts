import { markup, type Markup } from "./Markup.ts";
import { compactNumber, grouped } from "./numbers.ts";
import type { Log } from "./Log.ts";

type Row = {
  jumps: number;
  distance: number | null;
  systems: number;
  dockings: number;
  stations: number;
  hours: number | null;
  longest: number | null;
};

/** The few large figures at the top of the page. */
export async function readings(log: Log): Promise<Markup> {
  const [row] = await log.ask<Row>(
    `SELECT (SELECT count(*)::INT FROM jumps) AS jumps, (SELECT sum(JumpDist) FROM jumps) AS distance,
       (SELECT count(DISTINCT SystemAddress)::INT FROM jumps) AS systems, (SELECT max(JumpDist) FROM jumps) AS longest,
       (SELECT count(*)::INT FROM dockings) AS dockings,
       (SELECT count(DISTINCT coalesce(MarketID::VARCHAR, StationName))::INT FROM dockings) AS stations,
       (SELECT sum(seconds) / 3600 FROM (SELECT max(seconds) - min(seconds) AS seconds FROM lines
          GROUP BY position.file, position.generation)) AS hours`,
  );
  if (row === undefined) return markup``;
  const shown: readonly (readonly [string, string])[] = [
    ["jumps", grouped(row.jumps)],
    ["light-years", compactNumber(row.distance ?? 0)],
    ["systems", grouped(row.systems)],
    ["longest jump, ly", grouped(row.longest ?? 0)],
    ["dockings", grouped(row.dockings)],
    ["stations", grouped(row.stations)],
    ["hours", grouped(row.hours ?? 0)],
  ];
  return markup`<dl class="readings">${shown.map(([word, value]) => markup`<div><dt>${word}</dt><dd>${value}</dd></div>`)}</dl>`;
}
