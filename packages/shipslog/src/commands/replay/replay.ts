import { parseJournalName, type WriteStep } from "@shipslog/contract";
import { formatCount } from "@shipslog/contract/internal";
import { executeSteps, JournalWriter } from "@shipslog/journal";
import { defineCommand, type Command } from "../../command/Command.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { ProgressBar } from "../../command/ProgressBar.ts";
import { readRecordedFolder } from "../../command/recordedFolder.ts";
import { replaySteps } from "./replaySteps.ts";
import { describeDuration } from "../../text/numbers.ts";

/** `shipslog replay`: writes recorded journals again, line by line. */
export const replayCommand: Command = defineCommand({
  name: "replay",
  summary: "Writes recorded journals again, line by line, with their original timing.",
  usage: "DIR --out DIR [options]",
  options: {
    out: {
      type: "string",
      value: "DIR",
      description: "folder to write; created if missing; after Ctrl-C it has the lines so far",
    },
    speed: {
      type: "speed",
      value: "N",
      description: "multiple of the recorded speed, or max to write everything at once",
      default: "1",
    },
    now: { type: "boolean", description: "shift all timestamps and file names so that the first session begins now" },
    gap: { type: "duration", value: "TIME", description: "longest pause between two journals", default: "10s" },
  },
  examples: [
    ["shipslog replay journals --out live --speed 60 --now", "a minute of play per second, with current timestamps"],
    ["shipslog replay journals --out live --speed max", "a copy, written at once"],
    ["shipslog watch live", "in another terminal: what your own tool would read"],
  ],
  async run(args, host) {
    const speed = args.speed("speed");
    const gapMs = args.durationMs("gap");
    const recorded = await readRecordedFolder(args, "replay", host);
    const nowMs = Math.floor(host.clock.nowMs() / 1000) * 1000;
    const steps = replaySteps(recorded, { startMs: args.has("now") ? nowMs : undefined, gapMs });
    const writer = new JournalWriter(recorded.out);
    const tally = { lines: 0, journals: 0, firstMs: 0, lastMs: 0 };
    const progress = new ProgressBar(host.err, host.clock);
    const onStep = ({ type, file, atMs }: WriteStep) => {
      const isJournal = parseJournalName(file) !== undefined;
      if (type === "open" && isJournal) tally.journals++;
      if (type === "append" && isJournal) tally.lines++;
      tally.firstMs ||= atMs;
      tally.lastMs = atMs;
      const words = `${file}, ${formatCount(tally.lines, "line")}`;
      if (!args.has("quiet")) progress.show((tally.journals - 1) / recorded.journals.length, words);
    };
    const execution = { writer, clock: host.clock, speed, signal: host.interrupted, onStep };
    const { ending } = await executeSteps(steps, execution).finally(() => progress.clear());
    await writer.close();
    const what = `${formatCount(tally.lines, "line")} in ${formatCount(tally.journals, "journal")}`;
    const how =
      ending === "aborted"
        ? "stopped on request, every line is complete"
        : `${describeDuration(tally.lastMs - tally.firstMs)} of play`;
    if (!args.has("quiet")) host.out.write(`${recorded.out}: ${how}, ${what}\n`);
    return ending === "aborted" ? exitCodes.interrupted : exitCodes.fine;
  },
});
