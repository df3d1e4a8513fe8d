/** Every command in every situation that a user can bring about ends as docs/exit-codes.md says. */
import { globSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodes } from "../src/failure/exitCodes.ts";
import { commandLines, type CommandLine } from "./helpers/walk/commandLines.ts";
import { callIn, start, type Ended } from "./helpers/walk/ended.ts";
import { makePlace, type Place } from "./helpers/walk/place.ts";

const lines = await commandLines();

/** Commands whose work may end with findings. */
const finders = ["check", "doctor", "observe", "try", "try --keep"];
/** Commands that need a temporary folder. */
const temporary = ["cockpit", "demo"];
/** Commands that keep what they have done when they are stopped; all others leave nothing. */
const partial = ["simulate", "replay", "archive", "try", "fleet collect"];
/** Commands that cannot do their work here: there is no server and no invitation. */
const refused = ["fleet up", "fleet join"];

/** Situations in which a command ends otherwise than all others like it. */
const exceptions: Readonly<Record<string, readonly [code: number, reason: string]>> = {
  "doctor: the folder is empty": [exitCodes.findings, "what is odd about a folder is its result"],
  "doctor: the journals are in folders of the folder": [exitCodes.findings, "what is odd about a folder is its result"],
  "doctor: it is a file": [exitCodes.usage, "it looks at folders"],
  "fleet up: the folder does not exist": [exitCodes.environment, "the fleet is made, and there is no server to start"],
  "fleet up: the folder is empty": [exitCodes.environment, "the fleet is made, and there is no server to start"],
};

/** The codes of work that is done. */
const done = ({ name }: CommandLine) =>
  finders.includes(name) ? [exitCodes.fine, exitCodes.findings] : [exitCodes.fine];

/** A situation in which commands are called: what DIR is, and the codes that it must end with; undefined where it does not apply. */
interface Situation {
  readonly name: string;
  /** What DIR is; a folder of the situation of this name is made anew for each command. */
  readonly folder?: string;
  /** What messages mention. */
  readonly mentions?: string;
  codes(line: CommandLine): readonly number[] | undefined;
}

const usage = [exitCodes.usage];
const environment = [exitCodes.environment];
const journal = "Journal.2026-05-01T120000.01.log";

const plain: readonly Situation[] = [
  {
    name: "no folder is named",
    codes: (line) => {
      if (line.bare === undefined) return undefined;
      if (line.isNeeded) return usage;
      // They look for the folder of the game, and this machine has none.
      return line.takes === "journals" || line.takes === "folder" ? environment : done(line);
    },
  },
  {
    name: "the folder does not exist",
    folder: "missing",
    mentions: "missing",
    // What follows a folder waits for it.
    codes: (line) => byUse(line, { reading: line.isEndless ? done(line) : usage, writing: done(line), fleet: usage }),
  },
  {
    name: "the folder is empty",
    folder: "empty",
    mentions: "empty",
    codes: (line) => byUse(line, { reading: line.isEndless ? done(line) : usage, writing: done(line), fleet: usage }),
  },
  {
    name: "it is a file",
    folder: `journal/${journal}`,
    mentions: journal,
    codes: (line) => byUse(line, { reading: done(line), writing: usage, fleet: usage }),
  },
  {
    name: "the journals are in folders of the folder",
    folder: "folders",
    mentions: "folders",
    codes: (line) => byUse(line, { reading: line.takes === "journals" ? done(line) : usage }),
  },
];

const locked: Situation = {
  name: "the folder cannot be read",
  folder: "locked",
  mentions: "locked",
  codes: (line) =>
    temporary.includes(line.name)
      ? environment
      : byUse(line, { reading: environment, writing: environment, fleet: environment }),
};

const fullDisk: Situation = {
  name: "the disk is full",
  folder: "journal",
  mentions: "disk",
  codes: (line) => (writesFiles(line) || temporary.includes(line.name) ? environment : undefined),
};

const writesFiles = (line: CommandLine) =>
  line.takes === "output" || (line.takes !== "fleet" && line.line.includes("OUT"));

type Codes = readonly number[] | undefined;

function byUse(line: CommandLine, codes: { reading?: Codes; writing?: Codes; fleet?: Codes }): Codes {
  if (line.takes === "nothing") return undefined;
  if (line.takes === "fleet") return codes.fleet;
  return line.takes === "output" ? codes.writing : codes.reading;
}

/** A command in a situation. */
interface Trial {
  readonly line: CommandLine;
  readonly situation: Situation;
  readonly codes: readonly number[];
  /** What the message names. */
  readonly mentions?: string | undefined;
}

const trialsIn = (situations: readonly Situation[]): readonly Trial[] =>
  situations.flatMap((situation) =>
    lines.flatMap((line) => {
      const expected = situation.codes(line);
      if (expected === undefined) return [];
      const [code] = exceptions[`${line.name}: ${situation.name}`] ?? [];
      const trial: Trial =
        code === undefined
          ? { line, situation, codes: expected, mentions: situation.mentions }
          : { line, situation, codes: [code] };
      return [trial];
    }),
  );

const plainTrials = trialsIn(plain);
const lockedTrials = trialsIn([locked]);
const diskTrials = trialsIn([fullDisk]);

/** The ending of a command that was not called. */
const never: Ended = { code: -1, out: "", err: "" };

let place: Place;
let endings: ReadonlyMap<Trial, Ended>;
beforeAll(async () => {
  place = await makePlace();
  const onDisk = place.hasFullDisk ? diskTrials : [];
  const groups = await Promise.all([
    callAll(plainTrials, "", true),
    callAll(lockedTrials, "locked", false),
    callAll(onDisk, "disk", true),
  ]);
  endings = new Map(groups.flat());
});
afterAll(() => place.remove());

async function callAll(
  trials: readonly Trial[],
  folder: string,
  isPrivileged: boolean,
): Promise<readonly (readonly [Trial, Ended])[]> {
  if (trials.length === 0) return [];
  const calls = trials.map((trial, number) => ({
    words: wordsOf(trial, number),
    // On a full disk they end by themselves.
    isEndless: trial.line.isEndless && trial.situation !== fullDisk,
  }));
  const ended = await callIn(place.path, calls, { temporary: folder, isPrivileged });
  return trials.map((trial, number) => [trial, ended[number] ?? never]);
}

/** The words of a command in a situation; folders that it may write to are its own. */
function wordsOf({ line, situation }: Trial, number: number): readonly string[] {
  const isFull = situation === fullDisk;
  const own = (name: string) => join(place.path, `${name}-${number}`);
  const out = isFull ? join(place.path, `disk/out-${number}`) : own("out");
  if (situation.folder === undefined) return fill(line.bare ?? "", "", out);
  if (isFull && line.takes === "output") return fill(line.line, out, out);
  if (situation.folder === "empty") mkdirSync(own("empty"));
  const isOwn = situation.folder === "empty" || situation.folder === "missing";
  return fill(line.line, isOwn ? own(situation.folder) : join(place.path, situation.folder), out);
}

function fill(line: string, folder: string, out: string): readonly string[] {
  return line.split(" ").map((word) => word.replace("DIR", folder).replace(/^OUT$/, out));
}

/** What users are promised, and the ending lacks. */
function lacksOf({ code, out, err }: Ended, codes: readonly number[], mentions = ""): readonly string[] {
  const printed = `${err}\n${out}`;
  const message = err.split("\n").find((each) => each.startsWith("shipslog: ")) ?? out;
  const isRefused = code === exitCodes.usage || code === exitCodes.environment;
  const lacks = {
    [`exit code ${codes.join(" or ")}, not ${code}: ${printed}`]: !codes.includes(code),
    [`a message without a stack trace: ${printed}`]: /^\s+at .+:\d+:\d+\)?$/m.test(printed),
    [`that it was stopped: ${printed}`]: code === exitCodes.interrupted && !/\bstopped on request\b/.test(printed),
    [`what to do: ${message}`]: isRefused && !/; \S|: shipslog \S|\nnext:\n/.test(message),
    [`the name ${mentions}: ${message}`]: isRefused && !message.includes(mentions),
  };
  return Object.keys(lacks).filter((lack) => lacks[lack]);
}

describe.each([
  ["in a folder", plainTrials],
  ["in a folder that others own", lockedTrials],
  ["on a full disk", diskTrials],
])("%s", (_, trials) => {
  it.each(trials.map((trial) => [trial.line.name, trial.situation.name, trial] as const))("%s: %s", (...given) => {
    const trial = given[2];
    const ended = endings.get(trial);
    // A container may refuse to mount a disk.
    const lacks = ended === undefined && !place.hasFullDisk ? [] : lacksOf(ended ?? never, trial.codes, trial.mentions);
    expect(lacks).toEqual([]);
  });
});

it("has no exception that is not one", () => {
  const names = [...plainTrials, ...lockedTrials].map(({ line, situation }) => `${line.name}: ${situation.name}`);
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});

describe("a process", () => {
  const paths = (number: number) => ({
    out: join(place.path, `out-of-process-${number}`),
    big: join(place.path, "big"),
  });

  it.each(lines.filter(({ lasting }) => lasting !== undefined))("$name: Ctrl-C", async (line) => {
    const { out, big } = paths(lines.indexOf(line));
    const words = fill(line.lasting ?? "", big, out);
    const ended = await start(place.path, { ...line, words }, { interrupt: { folder: big, out } });
    expect(lacksOf(ended, [line.isEndless ? exitCodes.fine : exitCodes.interrupted])).toEqual([]);
    expect(halfOutputs(line, out)).toEqual([]);
  });

  const printing = lines.filter(({ name, takes }) => takes !== "fleet" && !refused.includes(name));

  it.each(printing)("$name: the output is closed", async (line) => {
    const { out } = paths(lines.indexOf(line));
    const folder = line.takes === "output" ? `${out}-closed` : join(place.path, "damaged");
    const words = fill(line.line, folder, `${out}-closed`);
    expect(lacksOf(await start(place.path, { ...line, words }, { output: "closed" }), done(line))).toEqual([]);
  });

  it.each(printing.filter((line) => !writesFiles(line) && !temporary.includes(line.name)))(
    "$name: the disk of the output is full",
    async (line) => {
      const words = fill(line.line, join(place.path, "journal"), "");
      const ended = await start(place.path, { ...line, words }, { output: "full" });
      expect(lacksOf(ended, environment, "the output")).toEqual([]);
    },
  );
});

/** What a stopped command must not have left: anything, or half a line. A temporary file beside OUT counts too. */
function halfOutputs({ name }: CommandLine, out: string): readonly string[] {
  if (!partial.includes(name)) return readdirSync(dirname(out)).filter((each) => each.startsWith(basename(out)));
  // The cases of `try` cut lines on purpose.
  const journals = name === "try" ? [] : globSync(join(out, "*.log"));
  return journals.filter((path) => /[^\n]$/.test(readFileSync(path, "utf8").slice(-1)));
}
