/** Paths of the server's API; all use GET. */
export const apiPaths = {
  /** Server-sent events: a `snapshot` first and when a client falls too far behind, then a `record` per observation. */
  events: "/api/events",
  /** The current state, or with `?at=SEQ` the state after a record. */
  snapshot: "/api/snapshot",
  /** Records after `?after=SEQ`, at most `&limit=N`. */
  records: "/api/records",
  /** Points and marks for a timeline control. */
  timeline: "/api/timeline",
} as const;

/** The maximum number of records in one response. */
export const maxRecordsPerPage = 1000;
