const special = /[",\r\n]/;

/** Prints a line of CSV as RFC 4180 has it; no value and an empty text are told apart by quotes. */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

function csvValue(value: string | null): string {
  if (value === null) return "";
  return value === "" || special.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
