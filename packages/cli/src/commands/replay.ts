import { parseJournalName } from "@shipslog/contract";
import { JournalWriter, play } from "@shipslog/journal";
import type { Command } from "../Command.ts";
import { parseDurationMs, formatDuration } from "../duration.ts";
import { exitCodes } from "../exitCodes.ts";
import { ProgressBar } from "../ProgressBar.ts";
import { recordedFolderOf } from "../recordedFolder.ts";
import { replaySteps } from "../replay/replaySteps.ts";
import { parseSpeed } from "../speed.ts";
import { formatCount } from "../text/formatNumbers.ts";

/** `shipslog replay`: writes recorded journals again, line by line, as if they happened now. */
export const replayCommand: Command = {
  name: "replay",
  summary: "Writes recorded journals again with their own pacing, as if they happened now.",
  usage: "DIR --out DIR [options]",
  options: {
    out: { type: "string", value: "DIR", description: "folder to write; made when it is not there" },
    speed: {
      type: "string",
      value: "N",
      description: "times the recorded speed, or max to write at once",
      default: "1",
    },
    now: { type: "boolean", description: "move all times, and the names of files, so that the session begins now" },
    gap: { type: "string", value: "TIME", description: "longest pause between two journals", default: "10s" },
  },
  examples: [
    ["shipslog replay journals --out live --speed 60 --now", "a minute of play each second, as of now"],
    ["shipslog replay journals --out live --speed max", "a copy, written in the order of play"],
    ["shipslog watch live", "in another terminal: what your own tool would see"],
  ],
  async run(args, host) {
    const speed = parseSpeed(args.required("speed"));
    const gapMs = parseDurationMs(args.required("gap"));
    const recorded = await recordedFolderOf(args, "replay");
    const nowMs = Math.floor(host.clock.nowMs() / 1000) * 1000;
    const steps = replaySteps(recorded, { startMs: args.has("now") ? nowMs : undefined, gapMs });
    const writer = new JournalWriter(recorded.out);
    const tally = { lines: 0, journals: 0, firstMs: 0, lastMs: 0 };
    const progress = new ProgressBar(host.err, host.clock);
    const { ending } = await play(steps, {
      writer,
      clock: host.clock,
      speed,
      signal: host.interrupted,
      onStep({ type, file, atMs }) {
        const isJournal = parseJournalName(file) !== undefined;
        if (type === "open" && isJournal) tally.journals++;
        if (type === "append" && isJournal) tally.lines++;
        tally.firstMs ||= atMs;
        tally.lastMs = atMs;
        const words = `${file}, ${formatCount(tally.lines, "line")}`;
        if (!args.has("quiet")) progress.show((tally.journals - 1) / recorded.journals.length, words);
      },
    });
    await writer.close();
    progress.clear();
    const what = `${formatCount(tally.lines, "line")} in ${formatCount(tally.journals, "journal")}`;
    const how =
      ending === "aborted"
        ? "stopped on request, the folder is whole"
        : `${formatDuration(tally.lastMs - tally.firstMs)} of play`;
    if (!args.has("quiet")) host.out.write(`${recorded.out}: ${how}, ${what}\n`);
    return ending === "aborted" ? exitCodes.interrupted : exitCodes.fine;
  },
};
