/** The SQL of a field of a line as text; null where the line has none. */
const field = (name: string) => `TRY(raw->>'$.${name}')`;

/** A LoadGame of the arena has about 240 bytes; by this bound DuckDB need not read the lines of nearly all others. */
const mostBytes = 320;

/**
 * The SQL of the stretches of journals that were played in the arena (CQC), which is another game in other people's ships: from a
 * LoadGame without ship and mode of play to the next LoadGame. Every LoadGame of the game has the credits.
 */
export const arenaStretches = `
SELECT arena.commander, arena.position.file AS journal, arena.position.generation AS generation,
  arena.position.line AS first_line, min(later.position.line) AS next_line, arena."timestamp" AS began
FROM (SELECT commander, position, "timestamp" FROM events WHERE kind = 'LoadGame' AND bytes < ${mostBytes}
    AND ${field("Ship")} IS NULL AND ${field("GameMode")} IS NULL AND ${field("Credits")} IS NOT NULL) AS arena
LEFT JOIN (SELECT commander, position FROM events WHERE kind = 'LoadGame') AS later
  ON later.commander = arena.commander AND later.position.file = arena.position.file
    AND later.position.generation = arena.position.generation AND later.position.line > arena.position.line
GROUP BY ALL`;

/** The SQL of the rows of a table that were not played in the arena: what is there is no travel, and no deed of the commander. */
export function outsideArena(table: string): string {
  return `(SELECT * FROM ${table} AS played ANTI JOIN (${arenaStretches}) AS arena
    ON arena.commander = played.commander AND arena.journal = played.position.file
      AND arena.generation = played.position.generation AND arena.first_line <= played.position.line
      AND coalesce(arena.next_line, 9007199254740991) > played.position.line)`;
}
