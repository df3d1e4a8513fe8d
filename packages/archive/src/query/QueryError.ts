/** A query that cannot run: invalid SQL, a statement that does not only read, or an unknown table or column. */
export class QueryError extends Error {
  override readonly name = "QueryError";
}
