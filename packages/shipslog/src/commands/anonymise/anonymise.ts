import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { formatCount } from "@shipslog/contract/internal";
import { nodeDisk } from "@shipslog/journal";
import { Anonymiser, Pseudonyms, type TextForm } from "@shipslog/page/anonymise";
import { defineCommand, type Command } from "../../command/Command.ts";
import { EnvironmentError, stopIfInterrupted, UsageError } from "../../failure/errors.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { ProgressBar } from "../../command/ProgressBar.ts";
import { readRecordedFolder, type RecordedFolder } from "../../command/recordedFolder.ts";
import type { Host } from "../../command/Host.ts";

/** `shipslog anonymise`: replaces people in journals, so that they can be shared. */
export const anonymiseCommand: Command = defineCommand({
  name: "anonymise",
  summary: "Copies journals and replaces commanders, friends, squadrons, carriers and chat by pseudonyms.",
  usage: "DIR --out DIR [--key KEY]",
  options: {
    out: {
      type: "string",
      value: "DIR",
      description: "folder to write; created if missing; after Ctrl-C nothing is left",
    },
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
    const recorded = await readRecordedFolder(args, "anonymise", host);
    const key = args.text("key") ?? host.drawKey();
    if (key === "") throw new UsageError("--key is empty; leave it out for a random key");
    const files = [...recorded.journals.map(({ file }) => file), ...recorded.companions];
    await refuseExisting(recorded.out, files);
    const anonymiser = new Anonymiser(new Pseudonyms(key), byBytes);
    await writeAll(recorded, files, anonymiser, { host, isQuiet: args.has("quiet") });
    const drawnKey = args.text("key") === undefined ? key : undefined;
    if (!args.has("quiet")) host.out.write(report(recorded, anonymiser, files.length, drawnKey));
    return exitCodes.fine;
  },
});

/** One character for each byte, so that broken bytes are kept. */
const byBytes: TextForm = {
  decode: (raw) => Buffer.from(raw, "latin1").toString("utf8"),
  encode: (text) => Buffer.from(text, "utf8").toString("latin1"),
};

async function refuseExisting(out: string, files: readonly string[]): Promise<void> {
  const present = new Set(await nodeDisk.list(out));
  const found = files.find((file) => present.has(file));
  if (found !== undefined) throw new UsageError(`${join(out, found)} already exists; choose an empty folder`);
}

/** Writes every file, or none: after Ctrl-C or a failure it removes what it has written. */
async function writeAll(
  recorded: RecordedFolder,
  files: readonly string[],
  anonymiser: Anonymiser,
  options: PassOptions,
): Promise<void> {
  const made = await mkdir(recorded.out, { recursive: true });
  const written: string[] = [];
  try {
    await pass(recorded, files, anonymiser, { ...options, onWrite: (path) => written.push(path) });
  } catch (error) {
    await Promise.all(written.map((path) => rm(path, { force: true })));
    if (made !== undefined) await rm(made, { recursive: true });
    throw error;
  }
}

interface PassOptions {
  readonly host: Host;
  readonly isQuiet: boolean;
}

/** Learns from every file before it writes one, because a name may occur earlier than the line that identifies it. */
async function pass(
  { folder, out }: RecordedFolder,
  files: readonly string[],
  anonymiser: Anonymiser,
  { host, isQuiet, onWrite }: PassOptions & { readonly onWrite: (path: string) => void },
): Promise<void> {
  const progress = isQuiet ? undefined : new ProgressBar(host.err, host.clock);
  const read = async (file: string) => Buffer.from((await nodeDisk.read(join(folder, file))) ?? []).toString("latin1");
  try {
    for (const [done, file] of files.entries()) {
      stopIfInterrupted(host, nothingWritten);
      for (const text of partsOf(file, await read(file))) anonymiser.learn(text);
      progress?.show(done / files.length / 2, `reading ${file}`);
    }
    for (const [done, file] of files.entries()) {
      stopIfInterrupted(host, nothingWritten);
      const parts = partsOf(file, await read(file)).map((text) => anonymiser.rewrite(text));
      await write(join(out, file), parts.join(""), onWrite);
      progress?.show(0.5 + done / files.length / 2, `writing ${file}`);
    }
  } finally {
    progress?.clear();
  }
}

const nothingWritten = "nothing is written";

async function write(path: string, text: string, onWrite: (path: string) => void): Promise<void> {
  try {
    // An exclusive create: a file that another program has written since must not be removed after a failure.
    const file = await open(path, "wx");
    onWrite(path);
    try {
      await file.writeFile(text, "latin1");
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new EnvironmentError(`cannot write ${path}`, { cause });
  }
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
