/** The byte that ends a line. */
export const newline = 10;
/** The byte that stands before it, as the game writes lines. */
export const carriageReturn = 13;

/** How many bytes a line end has at most. */
export const lineEndBytes = 2;

/** Gives the end of a line's content: without its newline and one carriage return before that. */
export function contentEnd(bytes: Uint8Array, start: number, end: number): number {
  if (end === start || bytes[end - 1] !== newline) return end;
  return end - 1 > start && bytes[end - 2] === carriageReturn ? end - 2 : end - 1;
}
