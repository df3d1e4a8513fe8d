/** What can differ between simulated and real figures of a field: how often it is present, or its median. */
export type FigureDifference = "presence" | "median";
