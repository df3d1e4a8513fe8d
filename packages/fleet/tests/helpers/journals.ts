/** Journals of many simulated commanders on disk, some lines damaged, with the expected outcome of each line. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseLine } from "@shipslog/contract/text";
import { pseudonymOf } from "@shipslog/fleet";
import { simulateLines } from "../../../shipslog/src/commands/fleet/load/simulateLines.ts";

/** One commander: its folder, and the offsets of lines that must be stored and rejected, in order. */
export interface CommanderAccount {
  readonly commander: string;
  readonly folder: string;
  readonly file: string;
  readonly stored: readonly number[];
  readonly rejected: readonly number[];
  readonly withheld: number;
}

/** The number and the content of the journals. */
export interface JournalsOptions {
  readonly commanders: number;
  readonly linesEach: number;
  /** The share of lines that are damaged. */
  readonly damaged: number;
  readonly seed: number;
  /** The number of simulated sessions. Commanders share them, because simulating is slower than sending; damage differs. */
  readonly sessions: number;
}

const hourMs = 3_600_000;
const file = "Journal.2026-01-01T000000.01.log";

/** Writes the journal of each commander into a folder of its own. */
export async function writeJournals(
  home: string,
  options: JournalsOptions,
  random: () => number,
): Promise<readonly CommanderAccount[]> {
  const { commanders, linesEach, damaged, seed, sessions: played } = options;
  const sessions = Array.from({ length: Math.min(commanders, played) }, (_, at) =>
    simulatedSession(seed + at, linesEach),
  );
  const accounts: CommanderAccount[] = [];
  for (let at = 0; at < commanders; at++) {
    const commander = pseudonymOf(`commander ${at}`, String(seed));
    const folder = join(home, commander);
    await mkdir(folder, { recursive: true });
    const lines = (sessions[at % sessions.length] ?? []).map((raw) => (random() < damaged ? damage(raw, random) : raw));
    await writeFile(join(folder, file), lines.map((raw) => `${raw}\r\n`).join(""));
    accounts.push({ commander, folder, file, ...outcomes(lines) });
  }
  return accounts;
}

/** Simulates a session that is long enough and returns its first lines. */
export function simulatedSession(seed: number, count: number): readonly string[] {
  for (let hours = Math.ceil(count / 20); ; hours *= 2) {
    const start = Date.UTC(2026, 0, 1);
    const lines = simulateLines({
      seed,
      galaxySeed: 1,
      scenario: "grand-tour",
      dialect: "spec",
      start,
      durationMs: hours * hourMs,
    });
    if (lines.length >= count) {
      return lines.slice(0, count).flatMap(({ entry }) => (entry.type === "event" ? [entry.raw] : []));
    }
  }
}

/** Damages a line: truncates it, replaces a number by nan, replaces the timestamp by a number, or destroys its start. */
export function damage(raw: string, random: () => number): string {
  const named = raw.indexOf('"', raw.indexOf('"event":"') + 9) + 1;
  const draw = random();
  if (draw < 0.4) return raw.slice(0, named + Math.floor(random() * (raw.length - named - 1)));
  if (draw < 0.6) return raw.slice(0, named) + raw.slice(named).replace(/:-?\d+(\.\d+)?/, ":nan");
  if (draw < 0.95) return raw.replace(/"timestamp":"[^"]*"/, '"timestamp":5');
  return `### ${raw.slice(10)}`;
}

/** Damaged lines that start as an event of a kind are sent and must be rejected; others are not sent. */
function outcomes(lines: readonly string[]): Pick<CommanderAccount, "stored" | "rejected" | "withheld"> {
  const stored: number[] = [];
  const rejected: number[] = [];
  let offset = 0;
  let withheld = 0;
  for (const raw of lines) {
    const outcome = outcomeOf(raw);
    if (outcome === "stored") stored.push(offset);
    else if (outcome === "rejected") rejected.push(offset);
    else withheld++;
    offset += Buffer.byteLength(raw) + 2;
  }
  return { stored, rejected, withheld };
}

/** What must happen to a line. */
export function outcomeOf(raw: string): "stored" | "rejected" | "withheld" {
  const line = parseLine(raw);
  if (line.ok) return raw.includes('"timestamp":5') ? "rejected" : "stored";
  return line.defect === "half-line" || line.defect === "nan" ? "rejected" : "withheld";
}
