import { followCompanions, followJournal } from "@shipslog/journal";
import type { Host } from "../../Host.ts";
import type { View } from "./View.ts";

/** Follows journals and companion files at the same time until Ctrl-C; a failure of one stops the other. */
export async function follow(
  folder: string,
  from: "start" | "end",
  view: View,
  host: Pick<Host, "clock" | "interrupted">,
): Promise<void> {
  const failing = new AbortController();
  const signal = AbortSignal.any([host.interrupted, failing.signal]);
  const { clock } = host;
  const lines = async () => {
    const onNotice = (notice: Parameters<View["notice"]>[0]) => void view.notice(notice);
    const options = { from: from === "end" ? from : undefined, signal, onNotice };
    for await (const entry of followJournal(folder, options)) await view.entry(entry);
  };
  const companions = async () => {
    for await (const entry of followCompanions(folder, { clock, signal })) await view.companion(entry);
  };
  try {
    await Promise.all([lines(), companions()]);
  } finally {
    failing.abort();
    view.end();
  }
}
