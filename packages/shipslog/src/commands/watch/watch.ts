import { kinds } from "@shipslog/contract";
import { kindTier, observedKinds } from "@shipslog/contract/observed";
import { formatCount, groupDigits } from "@shipslog/contract/internal";
import { join } from "node:path";
import { defineCommand, type Command } from "../../command/Command.ts";
import type { Host } from "../../command/Host.ts";
import { suggestKinds } from "../../text/suggestKinds.ts";
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
    kinds: { type: "string", value: "KIND,...", description: "show events of these kinds only" },
    json: { type: "boolean", description: "print one JSON object per line, for programs" },
  },
  examples: [
    ["shipslog watch", "the game's journal on this machine, from now on"],
    ["shipslog watch journal --from start", "everything in a folder, then what is added"],
    ["shipslog watch --kinds FSDJump,Docked", "where you are, and nothing else"],
    [
      `shipslog watch --json | jq 'select(.kind == "FSDJump").event.StarSystem'`,
      "the name of every system you jump to",
    ],
  ],
  async run(args, host) {
    const isQuiet = args.has("quiet");
    const wanted = args
      .text("kinds")
      ?.split(",")
      .map((kind) => kind.trim());
    for (const kind of wanted ?? []) warnOfUnknown(kind, host);
    const isShown = (kind: string) => wanted === undefined || wanted.includes(kind);
    const view = args.has("json")
      ? new JsonView(host.out, isShown)
      : new TextView(host.out, host.clock, { isAll: args.has("all") || wanted !== undefined, isShown });
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

/** After a patch of the game a kind may be new, so that an unknown one is no mistake for certain. */
function warnOfUnknown(kind: string, { err }: Host): void {
  if (kindTier(kind) !== "unknown") return;
  const hint = suggestKinds(kind, [...kinds, ...observedKinds], "it is shown when it comes");
  err.write(`shipslog: ${kind} is not a kind that Shipslog knows; ${hint}\n`);
}

/** Programs that read JSON are told only that there is nothing yet. */
function greeting(found: FollowedSource, view: View): string {
  const wait = describeWait(found);
  if (wait !== undefined) return `${wait}\n`;
  return view instanceof JsonView ? "" : `watching ${join(found.folder, found.file ?? "")}; press Ctrl-C to stop\n`;
}
