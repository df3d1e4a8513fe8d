/** The byte that ends a line. */
export const newline = 10;
/** The byte that stands before it, as the game writes lines. */
export const carriageReturn = 13;

/** How many bytes a line end has at most. */
export const lineEndBytes = 2;

/** Gives the end of a line's content: without its newline, and without one carriage return, which may be half a line end. */
export function contentEnd(bytes: Uint8Array, start: number, end: number): number {
  const stop = end > start && bytes[end - 1] === newline ? end - 1 : end;
  return stop > start && bytes[stop - 1] === carriageReturn ? stop - 1 : stop;
}
