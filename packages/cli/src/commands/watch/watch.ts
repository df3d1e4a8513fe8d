import { nodeDisk } from "@shipslog/journal";
import type { Command } from "../../Command.ts";
import { exitCodes } from "../../exitCodes.ts";
import { journalFolderOf } from "../../journalFolder.ts";
import { formatCount } from "../../text/numbers.ts";
import { follow } from "./follow.ts";
import { JsonView } from "./JsonView.ts";
import { TextView } from "./TextView.ts";

const startingPoints = ["start", "end"] as const;

/** `shipslog watch`: shows a journal as it grows. */
export const watchCommand: Command = {
  name: "watch",
  summary: "Shows a journal as it grows: each event, and the current state of ship and player.",
  usage: "[DIR] [options]",
  options: {
    from: {
      type: "string",
      choices: startingPoints,
      description: "begin with the first line, or with the next new one",
      default: "end",
    },
    json: { type: "boolean", description: "print one JSON object per line, for programs" },
  },
  examples: [
    ["shipslog watch", "the game's journal on this machine, from now on"],
    ["shipslog watch journal --from start", "everything in a folder, then what is added"],
    [
      `shipslog watch --json | jq 'select(.kind == "FSDJump").event.StarSystem'`,
      "the name of every system you jump to",
    ],
  ],
  async run(args, host) {
    const from = args.choice("from", startingPoints);
    const folder = await journalFolderOf(args, host);
    if (args.has("json")) {
      await follow(folder, from, new JsonView(host.out), host);
      return exitCodes.fine;
    }
    const view = new TextView(host.out, host.clock);
    if (!args.has("quiet")) host.err.write(await greeting(folder));
    await follow(folder, from, view, host);
    if (!args.has("quiet") && host.out.isTerminal) host.err.write(`${formatCount(view.events, "event")} shown\n`);
    return exitCodes.fine;
  },
};

async function greeting(folder: string): Promise<string> {
  const exists = (await nodeDisk.list(folder)) !== undefined;
  return exists
    ? `watching ${folder}; press Ctrl-C to stop\n`
    : `waiting for ${folder}, which does not exist yet; press Ctrl-C to stop\n`;
}
