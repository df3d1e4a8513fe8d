import { join, resolve } from "node:path";
import {
  arrayOf,
  functionOption,
  numberOption,
  objectOption,
  oneOf,
  required,
  requireOptions,
  signalOption,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { casesNamed, isCaseName, toldCases } from "./cases/cases.ts";
import { readerProfiles, type ReaderProfile } from "./cases/TryCase.ts";
import { nodeTryMachine } from "./machine/nodeTryMachine.ts";
import type { TryMachine } from "./machine/TryMachine.ts";
import { meetReader } from "./run/firstContact.ts";
import { runCases, type CaseOutcome, type SuiteSettings } from "./run/runCases.ts";
import type { Difference } from "./verdicts/Verdict.ts";

/** Which reader is tried, on which cases, and how. */
export interface TryOptions {
  /** The command line of the reader: `{folder}` becomes the journal folder, `{state}` one in which it may keep its position. */
  readonly command: readonly string[];
  /** Names of cases and of groups; all cases by default. */
  readonly cases?: readonly string[];
  /** Where the reader starts; `all` by default. */
  readonly profile?: ReaderProfile;
  /** Varies names, numbers, sizes and places of cuts; 1 by default. */
  readonly seed?: number;
  /** How long an event may take to come out; 10 seconds by default. */
  readonly lateMs?: number;
  /** How many cases run at a time; 8 by default, because readers mostly wait. */
  readonly jobs?: number;
  /** The folder that keeps the folder of every case, with what came out, and none of an earlier trial; by default a temporary one, which is removed. */
  readonly keep?: string | undefined;
  /** Ends the trial early; it then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Called after each case. */
  readonly onDone?: (outcome: CaseOutcome) => void;
  /** Replaces parts of the machine: its clock, its disk, the processes that it starts. */
  readonly machine?: Partial<TryMachine>;
}

/** How a reader fared, and how it was tried. */
export interface TryReport {
  readonly command: readonly string[];
  readonly seed: number;
  readonly profile: ReaderProfile;
  readonly lateMs: number;
  /** Whether no case has failed, nor the first contact. */
  readonly isPassed: boolean;
  /** The cases in the order of the suite. */
  readonly outcomes: readonly CaseOutcome[];
  /** What was wrong in the first run already; then no case was run. */
  readonly firstContact: readonly Difference[];
  /** The end of what the reader printed to standard error in a first run that went wrong. */
  readonly errors: string;
}

/** A program that the machine cannot start is not a reader that fails. */
export class ReaderStartError extends Error {
  override readonly name = "ReaderStartError";
  /** The error of the system, with its `code`. */
  declare readonly cause: NodeJS.ErrnoException;

  constructor(program: string, cause: NodeJS.ErrnoException) {
    const isAbsent = cause.code === "ENOENT";
    const why = isAbsent ? "there is no such program; give its path or put it on the PATH" : cause.message;
    super(`${program} cannot be started: ${why}`, { cause });
  }
}

const shapes: OptionShapes<TryOptions> = {
  command: required({
    allowed: "a program and its arguments, each a string",
    accepts: (value) => arrayOf(textOption).accepts(value) && (value as readonly string[]).length > 0,
  }),
  cases: arrayOf({
    allowed: "the name of a case or of a group",
    accepts: (value) => typeof value === "string" && isCaseName(value),
  }),
  profile: oneOf(readerProfiles),
  seed: {
    ...numberOption({ isWhole: true, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
    allowed: "a whole number",
  },
  lateMs: numberOption({ min: 0, unit: "milliseconds" }),
  jobs: numberOption({ isWhole: true, min: 1 }),
  keep: textOption,
  signal: signalOption,
  onDone: functionOption,
  machine: objectOption,
};

/**
 * Tests a reader of journals, a program in any language: runs it on small stories of the game, each in a folder of its own, and compares what
 * it prints with what the game wrote. Rejects with a ReaderStartError when there is no such program.
 */
export async function tryReader(options: TryOptions): Promise<TryReport> {
  requireOptions(options, shapes);
  const machine = { ...nodeTryMachine, ...options.machine };
  const place = options.keep === undefined ? await machine.makeTemporaryFolder() : resolve(options.keep);
  try {
    await requireNone(join(place, contactFolder), machine);
    await machine.disk.makeFolder(place);
    return await runSuite(options, machine, place);
  } finally {
    if (options.keep === undefined) await machine.removeFolder(place);
  }
}

/** The folder of the first run, which every trial has. */
const contactFolder = "first-contact";

/** Throws if a folder exists: a reader would print the journals of an earlier trial, and fail for it. */
async function requireNone(path: string, { disk }: TryMachine): Promise<void> {
  if ((await disk.stat(path)) === undefined) return;
  const error = new Error(
    `${path} is of an earlier trial; remove it with the folders beside it, or keep this one elsewhere`,
  );
  throw Object.assign(error, { code: "EEXIST", path });
}

async function runSuite(options: TryOptions, machine: TryMachine, place: string): Promise<TryReport> {
  const { command, seed = 1, profile = "all", lateMs = 10_000, jobs = 8 } = options;
  const { signal = new AbortController().signal, onDone = () => undefined } = options;
  const tried = { command, seed, profile, lateMs };
  const isKept = options.keep !== undefined;
  const settings: SuiteSettings = { ...tried, jobs, isKept, place, machine, signal, onDone };
  const contact = await meetReader(settings, join(place, contactFolder), seed);
  signal.throwIfAborted();
  const { startError, differences: firstContact, errors } = contact;
  if (startError !== undefined) throw new ReaderStartError(command[0] ?? "", startError);
  if (firstContact.length > 0) return { ...tried, isPassed: false, outcomes: [], firstContact, errors };
  const chosen = options.cases === undefined ? toldCases : casesNamed(options.cases);
  const outcomes = await runCases(chosen, settings, contact);
  signal.throwIfAborted();
  const isPassed = outcomes.every(({ result }) => result !== "failed");
  return { ...tried, isPassed, outcomes, firstContact: [], errors: "" };
}
