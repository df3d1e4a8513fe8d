/** The byte that ends a line. */
export const newline = 10;
/** The byte that the game writes before it. */
export const carriageReturn = 13;

/** The most bytes that a line end has. */
export const lineEndBytes = 2;

/** Returns where the content of a line ends: before its newline and one carriage return, which may be half a line end. */
export function contentEnd(bytes: Uint8Array, start: number, end: number): number {
  const stop = end > start && bytes[end - 1] === newline ? end - 1 : end;
  return stop > start && bytes[stop - 1] === carriageReturn ? stop - 1 : stop;
}
