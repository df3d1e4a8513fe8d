import { formatCount, groupDigits } from "@shipslog/contract/internal";
import { join } from "node:path";
import { defineCommand, type Command } from "../../command/Command.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { describeWait, type FollowedSource } from "../../watchFolder/findFollowed.ts";
import { follow, type View } from "./follow.ts";
import { JsonView } from "./JsonView.ts";
import { TextView } from "./TextView.ts";

const startingPoints = ["start", "end"] as const;

/** `shipslog watch`: shows a journal as it grows. */
export const watchCommand: Command = defineCommand({
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
    all: { type: "boolean", description: "show every line, also noise and long runs of one kind" },
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
    const isQuiet = args.has("quiet");
    const view = args.has("json") ? new JsonView(host.out) : new TextView(host.out, host.clock, args.has("all"));
    await follow(args.positionals, view, {
      from: args.choice("from"),
      clock: host.clock,
      // A reader such as `head` ends it too.
      signal: AbortSignal.any([host.interrupted, host.out.ended]),
      machine: host,
      onFound(found) {
        if (!isQuiet) host.err.write(greeting(found, view));
      },
    });
    if (view instanceof TextView && !isQuiet && host.out.isTerminal) {
      const folded = view.hidden === 0 ? "" : `, ${groupDigits(view.hidden)} folded`;
      host.err.write(`${formatCount(view.events - view.hidden, "event")} shown${folded}\n`);
    }
    return exitCodes.fine;
  },
});

/** Programs that read JSON are told only that there is nothing yet. */
function greeting(found: FollowedSource, view: View): string {
  const wait = describeWait(found);
  if (wait !== undefined) return `${wait}\n`;
  return view instanceof JsonView ? "" : `watching ${join(found.folder, found.file ?? "")}; press Ctrl-C to stop\n`;
}
