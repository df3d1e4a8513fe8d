/** The values of `--format` of a query. */
export const queryFormatNames = ["table", "csv", "json", "parquet"] as const;
