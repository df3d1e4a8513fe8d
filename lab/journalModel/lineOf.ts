/** How a line may look; each carries its number, so that no two are equal. */
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

/** How many looks a line can have. */
export const styleCount = styles.length;

/** Makes the text of a line with its line end. */
export function lineOf(style: number, number: number): string {
  return (styles[style % styles.length] ?? styles[0] ?? String)(number);
}
