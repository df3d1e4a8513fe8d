/** The text of a line without its time, to compare two lines. Equal content in another layout counts as different. */
export function rawContent(raw: string): string {
  return raw.replace(/"timestamp" ?: ?"[^"]*"/, "");
}
