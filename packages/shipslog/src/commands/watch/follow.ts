import type { Clock, Notice } from "@shipslog/journal";
import type { CompanionEntry, Entry } from "@shipslog/contract";
import { watchFolder, type WatchFolderOptions } from "../../watchFolder/watchFolder.ts";
import { typeNames } from "../../openFolder/listFolder.ts";

/** What to follow, from where, and until when. */
interface Following extends Pick<WatchFolderOptions, "from" | "onFound" | "machine"> {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Shows journals and companion files as they are written, until the signal. */
export async function follow(paths: string | readonly string[], view: View, following: Following): Promise<void> {
  const onNotice = (notice: Parameters<View["notice"]>[0]) => void view.notice(notice);
  try {
    for await (const entry of watchFolder(paths, { ...following, onNotice })) {
      await (entry.type === "companion" ? view.companion(entry) : view.entry(entry));
    }
  } finally {
    view.end();
  }
}

/** Shows a live journal. */
export interface View {
  entry(entry: Entry): Promise<void>;
  companion(entry: CompanionEntry): Promise<void>;
  notice(notice: Notice): Promise<void>;
  /** Called once, after the last entry. */
  end(): void;
}

/** Says what is not read while a folder is followed, and why. */
export function describeNotice(notice: Notice): string {
  if (notice.code === "unknown-log") return `${notice.file} is ignored: not a journal name`;
  if (notice.code === "not-a-file") return `${notice.file} is ignored: it is ${typeNames[notice.type]}`;
  return `${notice.cause.message}; trying again`;
}
