import { markup, type Markup } from "./Markup.ts";
import { printCompact, printInteger } from "./printNumbers.ts";
import type { ReportData } from "./ReportData.ts";

type Row = {
  jumps: number;
  distance: number | null;
  systems: number;
  dockings: number;
  stations: number;
  hours: number | null;
  longest: number | null;
  firsts: number;
  species: number;
  kills: number;
};

/** As many as the picture has room for. */
const mostFigures = 8;

/** The key figures at the top of the page. */
export async function keyFigures(data: ReportData): Promise<Markup> {
  return drawFigures(await figuresOf(data));
}

/** The names and values of the key figures. */
export async function figuresOf(data: ReportData): Promise<readonly (readonly [string, string])[]> {
  const [row] = await data.query<Row>(
    `SELECT (SELECT count(*)::INT FROM jumps) AS jumps, (SELECT sum(JumpDist) FROM jumps) AS distance,
       (SELECT count(DISTINCT system_key)::INT FROM jumps) AS systems, (SELECT max(JumpDist) FROM jumps) AS longest,
       (SELECT count(*)::INT FROM dockings) AS dockings,
       (SELECT count(DISTINCT station_key)::INT FROM dockings) AS stations,
       (SELECT sum(seconds) / 3600 FROM (SELECT max(seconds) - min(seconds) AS seconds FROM lines
          GROUP BY position.file, position.generation)) AS hours,
       (SELECT count(DISTINCT TRY(raw->>'$.BodyName')) FILTER (kind = 'Scan' AND TRY(raw->>'$.WasDiscovered') = 'false'
          AND coalesce(TRY(raw->>'$.PlanetClass'), TRY(raw->>'$.StarType')) IS NOT NULL)::INT FROM lines) AS firsts,
       (SELECT count(*) FILTER (kind = 'ScanOrganic' AND TRY(raw->>'$.ScanType') = 'Analyse')::INT FROM lines) AS species,
       (SELECT count(*) FILTER (kind IN ('Bounty', 'FactionKillBond', 'PVPKill'))::INT FROM lines) AS kills`,
  );
  if (row === undefined) return [];
  const figures: readonly (readonly [name: string, value: string])[] = [
    ["jumps", printInteger(row.jumps)],
    ["light-years", printCompact(row.distance ?? 0)],
    ["systems", printInteger(row.systems)],
    ["longest jump, ly", printInteger(row.longest ?? 0)],
    ["first discoveries", printInteger(row.firsts)],
    ["species analysed", printInteger(row.species)],
    ["kills", printInteger(row.kills)],
    ["dockings", printInteger(row.dockings)],
    ["stations", printInteger(row.stations)],
    ["hours", printInteger(row.hours ?? 0)],
  ];
  // A commander is told by what was done: what never happened takes no room.
  return figures.filter(([, value]) => value !== "0").slice(0, mostFigures);
}

/** Draws figures with their names. */
export function drawFigures(shown: readonly (readonly [name: string, value: string])[], style = "readings"): Markup {
  return markup`<dl class="${style}">${shown.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
