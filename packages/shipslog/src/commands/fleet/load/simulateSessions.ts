import { outboundLineOf } from "@shipslog/fleet/uplink";
import { scenarioNames } from "@shipslog/simulator";
import { simulateLines } from "./simulateLines.ts";
import type { SimulatedLine } from "./SimulatedSource.ts";

/** The most simulated sessions. More commanders share them, each with its own start time. */
export const mostSessions = 64;

/** How sessions are simulated. */
export interface SessionsOptions {
  readonly count: number;
  readonly seed: number;
  /** The time of play of each session, by its number. */
  readonly durationMs: (at: number) => number;
  /** When the last session ends. */
  readonly nowMs: number;
  readonly longestBytes: number;
  /** Damages one line in this many. */
  readonly damage?: number | undefined;
}

/** Simulates sessions, and keeps the lines that an uplink sends. Each session has a file name of its own. */
export function simulateSessions(options: SessionsOptions): readonly (readonly SimulatedLine[])[] {
  const { count, seed, durationMs, nowMs, longestBytes, damage = 0 } = options;
  const isSent = ({ entry }: SimulatedLine) => outboundLineOf(entry, { longestBytes }) !== undefined;
  return Array.from({ length: count }, (_, at) => {
    const scenario = scenarioNames[at % scenarioNames.length] ?? "explorer";
    const start = Math.floor(nowMs / 1000) * 1000 - durationMs(at) - at * 1000;
    const given = { seed: seed + at, galaxySeed: seed, scenario, dialect: "spec", start } as const;
    const lines = simulateLines({ ...given, durationMs: durationMs(at) });
    const damaged = lines.map((line, index) => (damage > 0 && (index + at) % damage === 0 ? cutOff(line) : line));
    return damaged.filter(isSent);
  });
}

/** Whether a line was cut off. */
export const isDamaged = ({ entry }: SimulatedLine) => entry.type === "bad";

/** Cuts a line as a crash of the game does. It is sent, and collectors reject it. */
function cutOff({ entry, atMs }: SimulatedLine): SimulatedLine {
  if (entry.type !== "event") return { entry, atMs };
  const { position, raw, byteLength } = entry;
  const cut = raw.slice(0, Math.max(raw.length - 20, Math.ceil(raw.length * 0.8)));
  return { entry: { type: "bad", position, raw: cut, byteLength, defect: "half-line" }, atMs };
}
