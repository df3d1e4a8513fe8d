/** Spaces and comments before and after the words of EXPLAIN. */
const gap = String.raw`(?:\s|--[^\n]*\n|/\*[^]*?\*/)`;
const explain = new RegExp(String.raw`^${gap}*EXPLAIN\b${gap}*(?:ANALYZE\b)?([^]*)$`, "i");

/**
 * The statement that an EXPLAIN explains, or runs with ANALYZE; undefined if the SQL is not an EXPLAIN. It must be checked like
 * any other statement.
 */
export function explainedStatement(sql: string): string | undefined {
  return explain.exec(sql)?.[1];
}
