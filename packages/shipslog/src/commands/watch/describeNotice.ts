import type { Notice } from "@shipslog/journal";
import { typeNames } from "../../openFolder/listFolder.ts";

/** Says what is not read while a folder is followed, and why. */
export function describeNotice(notice: Notice): string {
  if (notice.code === "unknown-log") return `${notice.file} is ignored: not a journal name`;
  if (notice.code === "not-a-file") return `${notice.file} is ignored: it is ${typeNames[notice.type]}`;
  return `${notice.cause.message}; trying again`;
}
