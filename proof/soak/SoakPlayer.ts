import { join } from "node:path";
import type { FaultAnswer } from "@shipslog/faults";

/** One simulated player: where the journal is written, and who sends it. */
export interface SoakPlayer {
  readonly name: string;
  readonly scenario: string;
  /** When the session begins, by the game's clock; it names the file, so each player has another. */
  readonly start: string;
  readonly folder: string;
  readonly answersFile: string;
  /** The path of the credential and the pseudonym behind it. */
  readonly credential: string;
  readonly commander: string;
}

/** What every player does; all faults together in one scenario leave enough sound lines in each. */
export const soakScenarios = ["grand-tour", "trader", "on-foot", "thargoid-war"] as const;

/** Damage that happens while everything else goes wrong, in events, in sequences, in text: how much of it, for each line. */
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

/** How somebody plays: by which seed, how fast, for how long, and how many times as many faults as usual. */
export interface PlayOptions {
  readonly seed: number;
  readonly speed: number;
  readonly seconds: number;
  readonly faultDensity: number;
}

/** The command line with which a player plays. */
export function simulateArguments(
  { scenario, start, folder, answersFile }: SoakPlayer,
  how: PlayOptions,
): readonly string[] {
  const { seed, speed, seconds, faultDensity } = how;
  const rates = Object.entries(faults).map(([name, rate]) => `${name}:${rate * faultDensity}`);
  return [
    ...["simulate", scenario, "--out", folder, "--start", start, "--quiet"],
    ...["--seed", String(seed), "--speed", String(speed), "--for", `${Math.ceil((seconds * speed) / 60)}m`],
    ...["--faults", rates.join(","), "--answers", answersFile],
  ];
}

/** Names a player's files in a folder. */
export function playerFiles(home: string, name: string): Pick<SoakPlayer, "folder" | "answersFile"> {
  return { folder: join(home, "journals", name), answersFile: join(home, `${name}.answers.jsonl`) };
}

/** Reads the answer key of a player, one JSON object a line. */
export function parseAnswers(text: string): readonly FaultAnswer[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as FaultAnswer);
}
