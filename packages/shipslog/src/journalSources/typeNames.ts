import type { SkippedJournal } from "@shipslog/journal";

/** The words for what is not a file, for messages. */
export const typeNames: Readonly<Record<SkippedJournal["type"], string>> = {
  folder: "a folder",
  fifo: "a FIFO",
  socket: "a socket",
  device: "a device",
  missing: "a link to nothing",
};
