/** Formats a whole number with commas between thousands. */
export function groupDigits(value: number | bigint): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Formats a number of things in words, as `1 line`, `2 lines` or `2,000 entries`. */
export function formatCount(count: number, one: string, many = pluralOf(one)): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}

function pluralOf(noun: string): string {
  return `${noun.replace(/(?<![aeiou])y$/, "ie")}s`;
}
