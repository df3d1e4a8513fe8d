import { followCompanions, followJournal, nodeDisk } from "@shipslog/journal";
import type { Host } from "../../Host.ts";
import type { FollowedSource } from "../../journalSources/findFollowed.ts";
import type { View } from "./View.ts";

/** What to follow: a folder with its companion files, or a single journal in it without them. */
export type Followed = Pick<FollowedSource, "folder"> & Partial<Pick<FollowedSource, "file" | "disk">>;

/** Follows journals and companion files at the same time until Ctrl-C; a failure of one stops the other. */
export async function follow(
  { folder, file, disk = nodeDisk }: Followed,
  from: "start" | "end",
  view: View,
  host: Pick<Host, "clock" | "interrupted">,
): Promise<void> {
  const failing = new AbortController();
  const signal = AbortSignal.any([host.interrupted, failing.signal]);
  const { clock } = host;
  const lines = async () => {
    const onNotice = (notice: Parameters<View["notice"]>[0]) => void view.notice(notice);
    const options = { from: from === "end" ? from : undefined, signal, onNotice, disk };
    for await (const entry of followJournal(folder, options)) await view.entry(entry);
  };
  const companions = async () => {
    if (file !== undefined) return;
    for await (const entry of followCompanions(folder, { clock, signal })) await view.companion(entry);
  };
  try {
    await Promise.all([lines(), companions()]);
  } finally {
    failing.abort();
    view.end();
  }
}
