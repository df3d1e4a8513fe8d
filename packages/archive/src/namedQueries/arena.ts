/** The SQL of a field of a line as text; null where the line has none. */
const field = (name: string) => `TRY(raw->>'$.${name}')`;

/**
 * The SQL of the stretches of journals that were played in the arena (CQC), which is another game in other people's ships: from a
 * LoadGame without ship and mode of play to the next LoadGame or the main menu. Every LoadGame of the game has the credits.
 */
export const arenaStretches = `
SELECT commander, position.file AS journal, position.generation AS generation, position.line AS first_line, next_line,
  "timestamp" AS began, ended
FROM (
  SELECT commander, position, "timestamp", kind = 'LoadGame' AND ${field("Ship")} IS NULL AND ${field("GameMode")} IS NULL
      AND ${field("Credits")} IS NOT NULL AS is_arena,
    lead(position.line) OVER in_journal AS next_line, lead("timestamp") OVER in_journal AS ended
  FROM events WHERE kind = 'LoadGame' OR (kind = 'Music' AND contains(raw, '"MainMenu"'))
  WINDOW in_journal AS (PARTITION BY commander, position.file, position.generation ORDER BY position.line)
) WHERE is_arena`;

/** The SQL of the rows of a table that were not played in the arena: what is there is no travel, and no deed of the commander. */
export function outsideArena(table: string): string {
  return `(SELECT * FROM ${table} AS played ANTI JOIN (${arenaStretches}) AS arena
    ON arena.commander = played.commander AND arena.journal = played.position.file
      AND arena.generation = played.position.generation AND arena.first_line <= played.position.line
      AND coalesce(arena.next_line, 9007199254740991) > played.position.line)`;
}
