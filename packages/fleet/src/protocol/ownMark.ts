import type { FileMarks, FileOffset } from "../message/FileOffset.ts";

/**
 * The watermark of an uplink's own generation among those of a file. Of a generation that the lake does not have, nothing is
 * stored: the lake was restored from a copy, or another machine has a file of the same name. Undefined if it is not known.
 */
export function ownMark(generation: number, { file, marks, isComplete }: FileMarks): FileOffset | undefined {
  const own = marks.find((mark) => mark.generation === generation);
  if (own !== undefined) return own;
  // The first version reports the newest generation only: a newer one replaces ours, an older one says that ours is not stored.
  if (!isComplete && marks.length === 1) return marks[0];
  const isLeftOut = !isComplete && marks.every((mark) => mark.generation > generation);
  return isLeftOut ? undefined : { file, generation, offset: 0 };
}
