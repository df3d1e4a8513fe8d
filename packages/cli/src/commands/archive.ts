import { resolve } from "node:path";
import { openSink, type LakeSink } from "@shipslog/archive";
import { storeFolders, type Stored } from "../archive/storeFolders.ts";
import type { Command, Given } from "../Command.ts";
import { exitCodes } from "../exitCodes.ts";
import { journalFolderOf } from "../journalFolder.ts";
import { Progress } from "../Progress.ts";
import { counted } from "../text/numbers.ts";
import { UsageError } from "../UsageError.ts";
import type { World } from "../World.ts";

/** `shipslog archive`: keeps journals as tables. */
export const archiveCommand: Command = {
  name: "archive",
  summary: "Keeps journals as Parquet tables, one for each kind of event. Running it again adds only what is new.",
  usage: "[DIR...] --out LAKE [--compact]",
  options: {
    out: { type: "string", value: "LAKE", description: "folder of the tables; made when it is not there" },
    commander: { type: "string", value: "ID", description: "whose journals they are that name no commander" },
    compact: { type: "boolean", description: "merge small files, after adding what is new" },
  },
  examples: [
    ["shipslog archive --out lake", "the journals of the game on this machine"],
    ["shipslog archive old-laptop desktop --out lake", "those of two folders"],
    ["shipslog archive --out lake --compact", "what is new, then few files where there were many"],
    ["shipslog query jumps-per-day lake", "ask what was kept"],
  ],
  async run(given, world) {
    const out = given.required("out");
    const folders = given.positionals.length > 0 ? given.positionals : [await journalFolderOf(given, world)];
    for (const folder of folders) refuseSame(folder, out);
    const sink = await openSink(out, { owner: `shipslog archive ${world.drawKey()}` });
    try {
      const stored = await store(sink, folders, given, world);
      if (given.has("compact")) await sink.compact();
      if (!given.has("quiet")) world.out.write(report(out, sink, stored));
      return world.interrupted.aborted ? exitCodes.interrupted : exitCodes.fine;
    } finally {
      await sink.close();
    }
  },
};

function refuseSame(folder: string, out: string): void {
  if (resolve(folder) === resolve(out)) throw new UsageError(`--out must be another folder than ${folder}`);
}

async function store(sink: LakeSink, folders: readonly string[], given: Given, world: World): Promise<Stored> {
  const progress = given.has("quiet") ? undefined : new Progress(world.err, world.clock);
  const options = { commander: given.text("commander"), signal: world.interrupted };
  const stored = await storeFolders(sink, folders, options, (fraction, file) => progress?.show(fraction, file));
  progress?.clear();
  return stored;
}

function report(out: string, { manifest: { files } }: LakeSink, { lines, journals }: Stored): string {
  const rowsOf = (table: string) =>
    files.filter((file) => file.table === table).reduce((sum, { rows }) => sum + rows, 0);
  const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const news = lines === 0 ? "nothing new" : `${counted(lines, "new line")} of ${counted(journals, "journal")}`;
  const held = `${counted(rowsOf("events"), "event")} and ${counted(rowsOf("rejects"), "reject")}`;
  return `${out}: ${news}; it holds ${held} in ${counted(files.length, "file")}, ${megabytes} MB\n`;
}
