/**
 * A part of a text, for excerpts that are kept. A plain slice refers to the whole text, so keeping a few characters of a long line would
 * keep the line in memory.
 */
export function copySlice(text: string, start: number, end: number): string {
  const slice = text.slice(start, end);
  return slice.length === text.length ? text : (JSON.parse(JSON.stringify(slice)) as string);
}
