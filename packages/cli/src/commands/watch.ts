import { nodeDisk } from "@shipslog/journal";
import type { Command, Arguments } from "../Command.ts";
import { exitCodes } from "../exitCodes.ts";
import { journalFolderOf } from "../journalFolder.ts";
import { formatCount } from "../text/formatNumbers.ts";
import { UsageError } from "../UsageError.ts";
import { follow } from "../watch/follow.ts";
import { JsonView } from "../watch/JsonView.ts";
import { TextView } from "../watch/TextView.ts";

/** `shipslog watch`: shows a journal as it grows. */
export const watchCommand: Command = {
  name: "watch",
  summary: "Shows a journal as it grows: events as they come, and where ship and player are.",
  usage: "[DIR] [options]",
  options: {
    from: {
      type: "string",
      value: "start|end",
      description: "begin with the first line there is, or with the next",
      default: "end",
    },
    json: { type: "boolean", description: "print one JSON object a line, for programs" },
  },
  examples: [
    ["shipslog watch", "the journal of the game on this machine, from now on"],
    ["shipslog watch journal --from start", "all that a folder holds, then what comes"],
    [
      `shipslog watch --json | jq 'select(.kind == "FSDJump").event.StarSystem'`,
      "every system you jump to, for another program",
    ],
  ],
  async run(args, host) {
    const from = fromOf(args);
    const folder = await journalFolderOf(args, host);
    if (args.has("json")) {
      await follow(folder, from, new JsonView(host.out), host);
      return exitCodes.fine;
    }
    const view = new TextView(host.out, host.clock);
    if (!args.has("quiet")) host.err.write(await greeting(folder));
    await follow(folder, from, view, host);
    if (!args.has("quiet") && host.out.isTerminal) host.err.write(`${formatCount(view.events, "event")} watched\n`);
    return exitCodes.fine;
  },
};

function fromOf(args: Arguments): "start" | "end" {
  const from = args.required("from");
  if (from === "start" || from === "end") return from;
  throw new UsageError(`${from} is no place to begin; write start or end`);
}

async function greeting(folder: string): Promise<string> {
  const isThere = (await nodeDisk.list(folder)) !== undefined;
  return isThere ? `watching ${folder}, Ctrl-C ends\n` : `${folder} is not there yet, waiting for it; Ctrl-C ends\n`;
}
