import { escapeControls, formatCount } from "@shipslog/contract/internal";
import { summarizeLake } from "@shipslog/archive";
import type { Host } from "../../command/Host.ts";
import { describeCopies, IntakeReport } from "../../command/IntakeReport.ts";
import { refuseSame } from "../../command/recordedFolder.ts";
import { Interruption, UsageError } from "../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { JournalCopy } from "../../openFolder/JournalIntake.ts";
import { compactOthers, isOfFleet } from "../../storeFolder/compactOthers.ts";
import type { CopiesChoice } from "../../storeFolder/findResumePoints.ts";
import { lakeAt } from "../../storeFolder/lakeAt.ts";
import { storeFolder, type StoredFolder } from "../../storeFolder/storeFolder.ts";
import type { ArchiveArguments } from "./archiveOptions.ts";
import { runForget } from "./forget.ts";
import { runKeep } from "./keep.ts";
import { runPublish } from "./publish.ts";
import { runVerify } from "./verify.ts";

/** Stores journals in a lake, or verifies, publishes or forgets, as the command line says. */
export async function runArchive(args: ArchiveArguments, host: Host): Promise<ExitCode> {
  const out = args.required("out");
  refuseSeveral(args);
  const lake = lakeAt(out, host);
  if (args.has("verify")) return await runVerify(lake, args, host);
  if (args.has("publish")) return await runPublish(out, args, host);
  if (args.text("location") !== undefined) throw new UsageError("--location is for --publish");
  const forgotten = args.text("forget");
  if (forgotten !== undefined) return await runForget(lake, forgotten, args, host);
  if (args.list("keep").length > 0) return await runKeep(lake, args, host);
  if (args.has("compact") && args.positionals.length === 0 && (await isOfFleet(lake))) {
    await compactOthers(lake, `shipslog archive ${host.drawKey()}`);
    if (!args.has("quiet")) host.out.write(describe(out, { lines: 0, journals: 0, lake: await summarizeLake(lake) }));
    return exitCodes.fine;
  }
  const intake = new IntakeReport(args.has("quiet"), host);
  const canAsk = host.input.isTerminal && !args.has("quiet");
  const stored = await storeFolder(args.positionals, out, {
    commander: args.text("commander"),
    defaultCommander: args.text("default-commander"),
    compact: args.has("compact"),
    copies: args.optionalChoice("copies") ?? (canAsk ? askOnce(intake, host) : "skip"),
    owner: `shipslog archive ${host.drawKey()}`,
    signal: host.interrupted,
    machine: host,
    installation: host.installation,
    onFound(folders) {
      for (const { folder } of folders) refuseSame(folder, out);
      intake.onFound(folders);
    },
    onEmpty: intake.onEmpty,
    onUnreadable: intake.onUnreadable,
    onCopy: intake.onCopy,
    onProgress: intake.onProgress,
  }).finally(() => intake.end(", unless --copies keep"));
  if (!args.has("quiet")) host.out.write(describe(out, stored) + describeHeldBack(stored.heldBack));
  // A journal that cannot be read may have lines that are not stored, and so may a copy that is longer.
  const isWhole = stored.unreadable.length === 0 && !stored.copies.some(({ hasMore }) => hasMore);
  return isWhole ? exitCodes.fine : exitCodes.environment;
}

/** Asks a person at a terminal, with the first copies that are found, whether to store copies with other line ends. */
function askOnce(
  intake: IntakeReport,
  { input, interrupted }: Host,
): (copies: readonly JournalCopy[]) => Promise<CopiesChoice> {
  let answer: Promise<CopiesChoice> | undefined;
  const ask = async (copies: readonly JournalCopy[]): Promise<CopiesChoice> => {
    intake.hideProgress();
    const prompt = `${escapeControls(describeCopies(copies))}. Store every line again? [y/N] `;
    for await (const line of input.lines({ prompt: () => prompt, signal: interrupted })) {
      return /^y(?:es)?$/i.test(line.trim()) ? "keep" : "skip";
    }
    throw new Interruption("run it again to store the rest");
  };
  return async (copies) => await (answer ??= ask(copies));
}

/** Each of these is a run of its own: the others would be left undone without a word. */
function refuseSeveral(args: ArchiveArguments): void {
  const flags = (["compact", "publish", "verify"] as const).filter((name) => args.has(name));
  const asked = [
    ...flags,
    ...(args.text("forget") === undefined ? [] : ["forget"]),
    ...(args.list("keep").length === 0 ? [] : ["keep"]),
  ];
  if (asked.length < 2) return;
  const both = asked.slice(0, 2).map((name) => `--${name}`);
  throw new UsageError(`${both.join(" and ")} exclude each other; run one after the other`);
}

/** Says which lines are not stored yet, and when they will be. */
function describeHeldBack(paths: readonly string[]): string {
  if (paths.length === 0) return "";
  const held = formatCount(paths.length, "incomplete last line");
  return `held back: ${held}, of ${escapeControls(paths.join(", "))}; run it again when the game has written the rest\n`;
}

function describe(out: string, { lines, journals, lake }: Pick<StoredFolder, "lines" | "journals" | "lake">): string {
  const { events, rejects, files, bytes } = lake;
  const megabytes = (bytes / 1e6).toFixed(1);
  const news = lines === 0 ? "nothing new" : `${formatCount(lines, "new line")} of ${formatCount(journals, "journal")}`;
  const held = `${formatCount(events, "event")} and ${formatCount(rejects, "reject")}`;
  return `${out}: ${news}; it holds ${held} in ${formatCount(files, "file")}, ${megabytes} MB\n`;
}
