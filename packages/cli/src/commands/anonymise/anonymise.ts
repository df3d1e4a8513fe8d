import { join } from "node:path";
import { nodeDisk } from "@shipslog/journal";
import { Anonymiser } from "./Anonymiser.ts";
import { Pseudonyms } from "./Pseudonyms.ts";
import type { Command } from "../../Command.ts";
import { EnvironmentError } from "../../EnvironmentError.ts";
import { exitCodes } from "../../exitCodes.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import { readRecordedFolder, type RecordedFolder } from "../../recordedFolder.ts";
import { formatCount } from "../../text/numbers.ts";
import { UsageError } from "../../UsageError.ts";
import type { Host } from "../../Host.ts";

/** `shipslog anonymise`: replaces people in journals, so that they can be shared. */
export const anonymiseCommand: Command = {
  name: "anonymise",
  summary: "Copies journals and replaces commanders, friends, squadrons, carriers and chat by pseudonyms.",
  usage: "DIR --out DIR [--key KEY]",
  options: {
    out: { type: "string", value: "DIR", description: "folder to write; created if missing" },
    key: {
      type: "string",
      value: "KEY",
      description: "any text; the same key gives the same pseudonyms (default: a random key)",
    },
  },
  examples: [
    ["shipslog anonymise journals --out shared", "uses a random key and prints it"],
    ["shipslog anonymise journals --out shared --key 'a secret'", "the same pseudonyms every time"],
  ],
  async run(args, host) {
    const recorded = await readRecordedFolder(args, "anonymise");
    const key = args.text("key") ?? host.drawKey();
    if (key === "") throw new UsageError("--key is empty; leave it out for a random key");
    const files = [...recorded.journals.map(({ file }) => file), ...recorded.companions];
    await refuseExisting(recorded.out, files);
    const anonymiser = new Anonymiser(new Pseudonyms(key));
    const written = await pass(recorded, files, anonymiser, { host, isQuiet: args.has("quiet") });
    if (written < files.length) {
      const held = `wrote ${written} of ${formatCount(files.length, "file")}`;
      const advice = written === 0 ? "" : "; remove them before you run it again";
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
  if (found !== undefined) throw new EnvironmentError(`${join(out, found)} already exists; choose an empty folder`);
}

/**
 * Learns from every file before it writes one, because a name may occur earlier than the line that identifies it. Returns
 * the number of files written; Ctrl-C stops it between two files.
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

/** A journal has one event per line; a companion file is one event. */
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
      : [`not copied, because the game did not write it: ${others.map((name) => join(folder, name)).join(", ")}\n`]),
    ...(drawnKey === undefined
      ? []
      : [`key ${drawnKey}: use --key for the same pseudonyms, and keep it secret: it lets others test guesses\n`]),
    "Not replaced: the names of ships and loadouts, and when and where you flew.\n",
  ].join("");
}
