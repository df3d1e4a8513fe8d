/** The version of the API. It changes when a client that follows the documentation would stop working. */
export const apiVersion = 1;

/** Paths of the server's API; all use GET. */
export const apiPaths = {
  /** Server-sent events: a `hello`, a `snapshot`, then a `record` per observation; with `?kinds=A,B` only records of these kinds. */
  events: "/api/events",
  /** The current state without the journal tail, for other programs; with `?topics=A,B` only these topics. */
  state: "/api/state",
  /** The current state, or with `?at=SEQ` the state after a record. */
  snapshot: "/api/snapshot",
  /** Records after `?after=SEQ`, at most `&limit=N`. */
  records: "/api/records",
  /** Lines that contain `?text=`, newest first, with `&before=SEQ` only those before a record. */
  search: "/api/search",
  /** The record at a game time: `?time=MS`. */
  moment: "/api/moment",
  /** Points and marks for a timeline control. */
  timeline: "/api/timeline",
  /** Where a commander has arrived, `?commander=ID` or the current one, after the first `&after=N`. */
  travels: "/api/travels",
} as const;

/** The maximum number of records in one response. */
export const maxRecordsPerPage = 1000;
