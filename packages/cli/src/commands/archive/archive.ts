import { openSink, type LakeSink } from "@shipslog/archive";
import { runForget } from "./forget.ts";
import type { StoreResult } from "./storeSources.ts";
import { commanderOptions, takeIn } from "./takeIn.ts";
import { runVerify } from "./verify.ts";
import type { Command } from "../../Command.ts";
import { exitCodes } from "../../exitCodes.ts";
import { stopIfInterrupted } from "../../Interruption.ts";
import { findSources } from "../../journalSources/findSources.ts";
import { journalPaths } from "../../journalSources/journalPaths.ts";
import { pathArgument } from "../../journalSources/pathArgument.ts";
import { refuseSame } from "../../recordedFolder.ts";
import { formatCount } from "../../text/numbers.ts";

/** `shipslog archive`: stores journals as tables. */
export const archiveCommand: Command = {
  name: "archive",
  summary: "Stores journals as Parquet tables. Running it again adds only new lines; copies of journals add nothing.",
  usage: "[PATH...] --out LAKE [--compact|--verify|--forget ID]",
  arguments: { PATH: pathArgument },
  options: {
    out: {
      type: "string",
      value: "LAKE",
      description: "folder of the tables; created if missing; after Ctrl-C, run it again",
    },
    ...commanderOptions,
    compact: { type: "boolean", description: "merge small files after adding new lines" },
    forget: {
      type: "string",
      value: "ID",
      description: "remove all rows of a commander from the lake, and store nothing",
    },
    verify: { type: "boolean", description: "compare every file of the lake with its checksum, and store nothing" },
  },
  examples: [
    ["shipslog archive --out lake", "archive the journals of the game on this machine"],
    ["shipslog archive old-laptop desktop --out lake", "archive two folders"],
    ["shipslog archive --out lake --compact", "add new lines, then merge small files"],
    ["shipslog archive --out lake --verify", "look for missing and damaged files"],
    ["shipslog query jumps-per-day lake", "query the tables"],
  ],
  async run(args, host) {
    const out = args.required("out");
    if (args.has("verify")) return await runVerify(out, args, host);
    const forgotten = args.text("forget");
    if (forgotten !== undefined) return await runForget(out, forgotten, args, host);
    const sources = await findSources(await journalPaths(args.positionals, host));
    for (const { folder } of sources) refuseSame(folder, out);
    // One thread for each connection takes the least processor time (docs/decisions/0009).
    const sink = await openSink(out, { owner: `shipslog archive ${host.drawKey()}`, threads: 1 });
    try {
      const stored = await takeIn(sink, sources, args, host);
      const { lines } = stored;
      stopIfInterrupted(host, `${formatCount(lines, "new line")} stored in ${out}; run it again to add the rest`);
      if (args.has("compact")) await sink.compact();
      if (!args.has("quiet")) host.out.write(report(out, sink, stored));
      return exitCodes.fine;
    } finally {
      await sink.close();
    }
  },
};

function report(out: string, { manifest: { files } }: LakeSink, { lines, journals }: StoreResult): string {
  const rowsOf = (table: string) =>
    files.filter((file) => file.table === table).reduce((sum, { rows }) => sum + rows, 0);
  const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const news = lines === 0 ? "nothing new" : `${formatCount(lines, "new line")} of ${formatCount(journals, "journal")}`;
  const held = `${formatCount(rowsOf("events"), "event")} and ${formatCount(rowsOf("rejects"), "reject")}`;
  return `${out}: ${news}; it holds ${held} in ${formatCount(files.length, "file")}, ${megabytes} MB\n`;
}
