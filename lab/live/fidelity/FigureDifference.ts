/** What can differ between simulated and real figures of a field: its presence or its median. */
export type FigureDifference = "presence" | "median";
