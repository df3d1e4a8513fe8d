const special = /[",\r\n]/;

/**
 * Formats a line of CSV. An empty string has quotes, a missing value has not. Lines end with LF as DuckDB and PostgreSQL write
 * them: with CRLF, `$(shipslog query … | tail -1)` would contain a carriage return.
 */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map(csvValue).join(",")}\n`;
}

function csvValue(value: string | null): string {
  if (value === null) return "";
  return value === "" || special.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
