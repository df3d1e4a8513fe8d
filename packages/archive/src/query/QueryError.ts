/** A question that the tables cannot answer: not SQL, not a question, or about something that is not there. */
export class QueryError extends Error {
  override readonly name = "QueryError";
}
