import type { Clock } from "@shipslog/journal";
import { watchFolder, type WatchFolderOptions } from "../../watchFolder/watchFolder.ts";
import type { View } from "./View.ts";

/** What to follow, from where, and until when. */
export interface Following extends Pick<WatchFolderOptions, "from" | "onFound" | "machine"> {
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
