const special = /[",\r\n]/;

/** Formats a line of CSV (RFC 4180). An empty string has quotes, a missing value has not. */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

function csvValue(value: string | null): string {
  if (value === null) return "";
  return value === "" || special.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
