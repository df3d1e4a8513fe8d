import { join } from "node:path";
import { formatCount } from "@shipslog/contract/internal";
import type { Command } from "../../Command.ts";
import { exitCodes } from "../../exitCodes.ts";
import { describeWait, findFollowed } from "../../journalSources/findFollowed.ts";
import { follow } from "./follow.ts";
import { JsonView } from "./JsonView.ts";
import { TextView } from "./TextView.ts";

const startingPoints = ["start", "end"] as const;

/** `shipslog watch`: shows a journal as it grows. */
export const watchCommand: Command = {
  name: "watch",
  summary: "Shows a journal as it grows: each event, and the current state of ship and player.",
  usage: "[DIR|JOURNAL] [options]",
  arguments: {
    DIR: "a folder; it may be empty or missing, then watch waits for the game to write a journal",
  },
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
    const followed = await findFollowed(args.positionals, host);
    // A reader such as `head` ends it too.
    const { clock } = host;
    const ending = { clock, interrupted: AbortSignal.any([host.interrupted, host.out.ended]) };
    const wait = describeWait(followed);
    if (wait !== undefined && !args.has("quiet")) host.err.write(`${wait}\n`);
    if (args.has("json")) {
      await follow(followed, from, new JsonView(host.out), ending);
      return exitCodes.fine;
    }
    const view = new TextView(host.out, host.clock);
    if (wait === undefined && !args.has("quiet")) {
      host.err.write(`watching ${join(followed.folder, followed.file ?? "")}; press Ctrl-C to stop\n`);
    }
    await follow(followed, from, view, ending);
    if (!args.has("quiet") && host.out.isTerminal) host.err.write(`${formatCount(view.events, "event")} shown\n`);
    return exitCodes.fine;
  },
};
