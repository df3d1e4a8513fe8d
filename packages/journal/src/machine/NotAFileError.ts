import type { FileType } from "./Disk.ts";

/** The words for each type that cannot be read as a file. */
const nouns = {
  folder: "a folder",
  fifo: "a FIFO",
  socket: "a socket",
  device: "a device",
} as const satisfies Record<Exclude<FileType, "file">, string>;

/** A path that leads to a folder, FIFO, socket or device instead of a file. It was not opened. */
export class NotAFileError extends Error {
  override readonly name = "NotAFileError";
  readonly path: string;
  readonly type: Exclude<FileType, "file">;

  constructor(path: string, type: Exclude<FileType, "file">) {
    super(`it is ${nouns[type]}`);
    this.path = path;
    this.type = type;
  }
}
