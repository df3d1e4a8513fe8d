import { resolve } from "node:path";
import { openSink, type LakeSink } from "@shipslog/archive";
import { storeFolders, type StoreResult } from "./storeFolders.ts";
import type { Command, Arguments } from "../../Command.ts";
import { exitCodes } from "../../exitCodes.ts";
import { journalFolderOf } from "../../journalFolder.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import { formatCount } from "../../text/numbers.ts";
import { UsageError } from "../../UsageError.ts";
import type { Host } from "../../Host.ts";

/** `shipslog archive`: stores journals as tables. */
export const archiveCommand: Command = {
  name: "archive",
  summary: "Stores journals as Parquet tables, one for each kind of event. Running it again adds only new lines.",
  usage: "[DIR...] --out LAKE [--compact]",
  options: {
    out: { type: "string", value: "LAKE", description: "folder of the tables; created if it does not exist" },
    commander: { type: "string", value: "ID", description: "commander of journals that do not name one" },
    compact: { type: "boolean", description: "merge small files after adding new lines" },
  },
  examples: [
    ["shipslog archive --out lake", "archive the journals of the game on this machine"],
    ["shipslog archive old-laptop desktop --out lake", "archive two folders"],
    ["shipslog archive --out lake --compact", "add new lines, then merge small files"],
    ["shipslog query jumps-per-day lake", "query the tables"],
  ],
  async run(args, host) {
    const out = args.required("out");
    const folders = args.positionals.length > 0 ? args.positionals : [await journalFolderOf(args, host)];
    for (const folder of folders) refuseSame(folder, out);
    const sink = await openSink(out, { owner: `shipslog archive ${host.drawKey()}` });
    try {
      const stored = await store(sink, folders, args, host);
      if (args.has("compact")) await sink.compact();
      if (!args.has("quiet")) host.out.write(report(out, sink, stored));
      return host.interrupted.aborted ? exitCodes.interrupted : exitCodes.fine;
    } finally {
      await sink.close();
    }
  },
};

function refuseSame(folder: string, out: string): void {
  if (resolve(folder) === resolve(out)) throw new UsageError(`--out must be a different folder than ${folder}`);
}

async function store(sink: LakeSink, folders: readonly string[], args: Arguments, host: Host): Promise<StoreResult> {
  const progress = args.has("quiet") ? undefined : new ProgressBar(host.err, host.clock);
  const options = { commander: args.text("commander"), signal: host.interrupted };
  const stored = await storeFolders(sink, folders, options, (fraction, file) => progress?.show(fraction, file));
  progress?.clear();
  return stored;
}

function report(out: string, { manifest: { files } }: LakeSink, { lines, journals }: StoreResult): string {
  const rowsOf = (table: string) =>
    files.filter((file) => file.table === table).reduce((sum, { rows }) => sum + rows, 0);
  const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const news = lines === 0 ? "nothing new" : `${formatCount(lines, "new line")} of ${formatCount(journals, "journal")}`;
  const held = `${formatCount(rowsOf("events"), "event")} and ${formatCount(rowsOf("rejects"), "reject")}`;
  return `${out}: ${news}; it holds ${held} in ${formatCount(files.length, "file")}, ${megabytes} MB\n`;
}
