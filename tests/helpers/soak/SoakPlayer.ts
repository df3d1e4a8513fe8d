import { join } from "node:path";
import type { FaultAnswer } from "@shipslog/faults";
import { shipslog } from "../../../packages/fleet/tests/helpers/ManagedProcess.ts";
import { printWords } from "./writing.ts";

/** One simulated player: its files and its credential. */
export interface SoakPlayer {
  readonly name: string;
  /** A scenario of `shipslog simulate`, or the program that directs a game. */
  readonly plays: SoakPlay;
  /** The start of the session. It is part of the file name, so each player has another one. */
  readonly start: string;
  readonly folder: string;
  readonly answersFile: string;
  /** The path of the credential, and its pseudonym. */
  readonly credential: string;
  readonly commander: string;
}

/** Everything that is played: four scenarios, a game under `shipslog fly`, and one under `@shipslog/testing`. */
export const soakPlays = ["grand-tour", "trader", "on-foot", "thargoid-war", "fly", "testing"] as const;

/** What a player plays. */
export type SoakPlay = (typeof soakPlays)[number];

/** The programs that direct a game. */
const directors: Readonly<Partial<Record<SoakPlay, string>>> = { fly: "flyWriter.ts", testing: "testingWriter.ts" };

/** Faults of events, sequences and text, with their rate per line. */
const faults = {
  "half-line": 0.004,
  "nul-bytes": 0.002,
  "nan-number": 0.002,
  "empty-key": 0.002,
  "required-field-missing": 0.004,
  "wrong-type": 0.004,
  "repeated-line": 0.002,
  "jump-distance": 0.01,
} as const;

/** Seed, speed and duration of a session, and a factor for the rate of faults. */
export interface PlayOptions {
  readonly seed: number;
  readonly speed: number;
  readonly seconds: number;
  readonly faultDensity: number;
}

/** The command line that writes the journal of a player. */
export function writerWords(player: SoakPlayer, how: PlayOptions): readonly string[] {
  const { plays, start, folder: out, answersFile: answers } = player;
  const { seed, speed, seconds } = how;
  const director = directors[plays];
  if (director === undefined) return [shipslog, ...simulateArguments(player, how)];
  return [join(import.meta.dirname, director), ...printWords({ out, answers, start, seed, speed, seconds })];
}

function simulateArguments({ plays, start, folder, answersFile }: SoakPlayer, how: PlayOptions): readonly string[] {
  const { seed, speed, seconds, faultDensity } = how;
  const rates = Object.entries(faults).map(([name, rate]) => `${name}:${rate * faultDensity}`);
  return [
    "simulate",
    plays,
    "--out",
    folder,
    "--dialect",
    "spec",
    "--start",
    start,
    "--quiet",
    "--seed",
    String(seed),
    "--speed",
    String(speed),
    "--for",
    `${Math.ceil((seconds * speed) / 60)}m`,
    "--faults",
    rates.join(","),
    "--answers",
    answersFile,
  ];
}

/** The paths of a player's files. */
export function playerFiles(home: string, name: string): Pick<SoakPlayer, "folder" | "answersFile"> {
  return { folder: join(home, "journals", name), answersFile: join(home, `${name}.answers.jsonl`) };
}

/** Parses the answer key of a player, one JSON object per line. */
export function parseAnswers(text: string): readonly FaultAnswer[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as FaultAnswer);
}
