import { outsideArena } from "./arena.ts";

/**
 * What tells systems, stations and bodies apart. Games before 3.0 write no SystemAddress, MarketID and BodyID: there the names do,
 * and a name belongs to the identifier that later lines of the same commander have with it, if there is only one.
 */

/** The SQL of an identifier, or of the only one that the rows of a window have. */
const orOnlyOf = (id: string, window: string) =>
  `coalesce(${id}, CASE WHEN min(${id}) OVER ${window} = max(${id}) OVER ${window} THEN max(${id}) OVER ${window} END)`;

/** Systems stand on a grid of 1/32 light-year; old journals have its places with three decimals, later ones exactly. */
const grid = "list_transform(StarPos, lambda each: round(each * 32))::VARCHAR";

/** The SQL of all jumps, with the identifier `address` and, for each system, the text `system_key`. */
export const jumpsBySystem = `(
  SELECT *, coalesce(address::VARCHAR, concat(StarSystem, ' ', place_on_grid)) AS system_key
  FROM (SELECT *, ${orOnlyOf("SystemAddress", "same_place")} AS address
    FROM (SELECT *, ${grid} AS place_on_grid FROM ${outsideArena("FSDJump")})
    WINDOW same_place AS (PARTITION BY commander, StarSystem, place_on_grid)))`;

/** The SQL of all dockings, with the text `station_key` for each station. */
export const dockingsByStation = `(
  SELECT *, coalesce(market::VARCHAR, concat(StationName, ' in ', StarSystem)) AS station_key
  FROM (SELECT *, ${orOnlyOf("MarketID", "same_name")} AS market FROM ${outsideArena("Docked")}
    WINDOW same_name AS (PARTITION BY commander, StationName, StarSystem)))`;

/** The SQL of the rows of a table of bodies, as Scan, with the text `body_key` for each body. */
export function byBody(table: string): string {
  return `(
  SELECT *, coalesce(known_body, BodyName) AS body_key
  FROM (SELECT *, ${orOnlyOf("body", "same_name")} AS known_body
    FROM (SELECT *, SystemAddress::VARCHAR || ' ' || BodyID::VARCHAR AS body FROM ${outsideArena(table)})
    WINDOW same_name AS (PARTITION BY commander, BodyName)))`;
}

/**
 * The SQL of the factions in jumps: those of the list, with their own fields; before game 2.3, which has no list, the one that
 * rules the system.
 */
export function factionsIn(jumps: string): string {
  return `SELECT commander, "timestamp", position, system_key, unnest(Factions, recursive := true) FROM ${jumps}
  UNION ALL BY NAME
  SELECT commander, "timestamp", position, system_key, SystemFaction.Name AS Name, SystemAllegiance AS Allegiance,
    regexp_extract(SystemGovernment, '^\\$government_(.*);$', 1) AS Government
  FROM ${jumps} WHERE Factions IS NULL AND SystemFaction.Name IS NOT NULL`;
}
