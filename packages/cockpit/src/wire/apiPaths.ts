/** Where the page finds what the server offers; all by GET. */
export const apiPaths = {
  /** Server-sent events: `snapshot` once or whenever the page fell behind, then `record` for each observation. */
  events: "/api/events",
  /** The state now, or `?at=SEQ`. */
  snapshot: "/api/snapshot",
  /** Records after `?after=SEQ`, at most `&limit=N`. */
  records: "/api/records",
  /** What a scrubber needs. */
  timeline: "/api/timeline",
} as const;

/** How many records one answer holds at most. */
export const maxRecordsPerPage = 1000;
