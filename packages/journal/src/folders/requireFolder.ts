import { requireOption, required, textOption } from "@shipslog/contract/internal";

const path = required({
  allowed: "the path of a folder",
  accepts: (value: unknown) => textOption.accepts(value) && value !== "",
});

/** Throws a TypeError if a folder is not a path. An empty path would mean the current folder. */
export function requireFolder(folder: string): void {
  requireOption("folder", folder, path);
}
