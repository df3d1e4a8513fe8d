/** The styles of lines; each contains its number, so that no two lines are equal. */
const styles: ReadonlyArray<(number: number) => string> = [
  (number) => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Music", "Number":${number} }\r\n`,
  (number) =>
    `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Docked", "Number":${number}, "Name":"Überläufer 漢字 🚀" }\r\n`,
  (number) => `{"timestamp":"2025-01-02T00:00:00Z","event":"FSDJump","Number":${number}}\n`,
  (number) =>
    `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Scan", "Number":${number}, "Long":"${"x".repeat(1500 + (number % 9))}" }\r\n`,
  (number) => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Scan", "Number":-nan(ind), "Bad":${number} }\r\n`,
  (number) => `\uFEFF${number}\0\r\r\n`,
  (number) => `${number} ${"y".repeat(5000 + (number % 7))}\r\n`,
];

/** The number of styles. */
export const styleCount = styles.length;

/** Creates a line in a style, with its line end. */
export function numberedLine(style: number, number: number): string {
  return (styles[style % styles.length] ?? styles[0] ?? String)(number);
}
