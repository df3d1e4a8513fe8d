import { join } from "node:path";
import { nodeDisk } from "@shipslog/journal";
import { Anonymiser } from "../anonymise/Anonymiser.ts";
import { Pseudonyms } from "../anonymise/Pseudonyms.ts";
import type { Command } from "../Command.ts";
import { EnvironmentError } from "../EnvironmentError.ts";
import { exitCodes } from "../exitCodes.ts";
import { ProgressBar } from "../ProgressBar.ts";
import { recordedFolderOf, type RecordedFolder } from "../recordedFolder.ts";
import { formatCount } from "../text/formatNumbers.ts";
import { UsageError } from "../UsageError.ts";
import type { Host } from "../Host.ts";

/** `shipslog anonymise`: takes people out of journals, so that they can be shared. */
export const anonymiseCommand: Command = {
  name: "anonymise",
  summary: "Copies journals with commanders, friends, squadrons, carriers and chat replaced by pseudonyms.",
  usage: "DIR --out DIR [--key KEY]",
  options: {
    out: { type: "string", value: "DIR", description: "folder to write; made when it is not there" },
    key: {
      type: "string",
      value: "KEY",
      description: "any words; the same key gives the same pseudonyms. Drawn unless given",
    },
  },
  examples: [
    ["shipslog anonymise journals --out shared", "pseudonyms of a fresh key, which is printed"],
    ["shipslog anonymise journals --out shared --key 'a secret'", "the same pseudonyms as the last time"],
  ],
  async run(args, host) {
    const recorded = await recordedFolderOf(args, "anonymise");
    const key = args.text("key") ?? host.drawKey();
    if (key === "") throw new UsageError("an empty key protects nobody; leave --key out to have one drawn");
    const files = [...recorded.journals.map(({ file }) => file), ...recorded.companions];
    await refuseExisting(recorded.out, files);
    const anonymiser = new Anonymiser(new Pseudonyms(key));
    const written = await pass(recorded, files, anonymiser, { host, isQuiet: args.has("quiet") });
    if (written < files.length) {
      const held = `${recorded.out} holds ${written} of ${formatCount(files.length, "file")}`;
      const advice = written === 0 ? "" : "; remove them before the next time";
      host.err.write(`shipslog: stopped on request, ${held}${advice}\n`);
      return exitCodes.interrupted;
    }
    const drawnKey = args.text("key") === undefined ? key : undefined;
    if (!args.has("quiet")) host.out.write(report(recorded, anonymiser, files.length, drawnKey));
    return exitCodes.fine;
  },
};

async function refuseExisting(out: string, files: readonly string[]): Promise<void> {
  const present = new Set(await nodeDisk.list(out));
  const found = files.find((file) => present.has(file));
  if (found !== undefined) throw new EnvironmentError(`${join(out, found)} exists already; name an empty folder`);
}

/**
 * Learns from every file first, for a name may stand in an earlier one than the line that tells whose it is. Gives how
 * many files were written: Ctrl-C ends it between two.
 */
async function pass(
  { folder, out }: RecordedFolder,
  files: readonly string[],
  anonymiser: Anonymiser,
  { host, isQuiet }: { host: Host; isQuiet: boolean },
): Promise<number> {
  const progress = isQuiet ? undefined : new ProgressBar(host.err, host.clock);
  let written = 0;
  const read = async (file: string) => Buffer.from((await nodeDisk.read(join(folder, file))) ?? []).toString("latin1");
  for (const [done, file] of files.entries()) {
    if (host.interrupted.aborted) break;
    for (const text of partsOf(file, await read(file))) anonymiser.learn(text);
    progress?.show(done / files.length / 2, `reading ${file}`);
  }
  await nodeDisk.makeFolder(out);
  for (const [done, file] of files.entries()) {
    if (host.interrupted.aborted) break;
    const parts = partsOf(file, await read(file)).map((text) => anonymiser.rewrite(text));
    await nodeDisk.write(join(out, file), Buffer.from(parts.join(""), "latin1"));
    written++;
    progress?.show(0.5 + done / files.length / 2, `writing ${file}`);
  }
  progress?.clear();
  return written;
}

/** A journal is one event a line; a companion file is one event. */
function partsOf(file: string, text: string): readonly string[] {
  return file.endsWith(".json") ? [text] : (text.match(/[^\n]*\n|[^\n]+$/g) ?? []);
}

function report(
  { folder, out, others }: RecordedFolder,
  anonymiser: Anonymiser,
  files: number,
  drawnKey: string | undefined,
): string {
  const people = formatCount(anonymiser.count("person"), "person", "people");
  const squadrons = formatCount(anonymiser.count("squadron") + anonymiser.count("squadronTag"), "squadron name");
  const messages = formatCount(anonymiser.count("chat"), "different message");
  return [
    `${out}: ${formatCount(files, "file")}, ${people}, ${squadrons} and ${messages} replaced\n`,
    ...(others.length === 0
      ? []
      : [`left out, because the game did not write it: ${others.map((name) => join(folder, name)).join(", ")}\n`]),
    ...(drawnKey === undefined
      ? []
      : [`key ${drawnKey}: give it with --key for the same pseudonyms; who has it can test guesses, so keep it\n`]),
    "Names of ships and loadouts, and where you flew when, are as they were.\n",
  ].join("");
}
