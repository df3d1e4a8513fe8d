/** Folders of simulated sessions in dialect live, on disk. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Moment, WriteStep } from "@shipslog/contract";
import { executeSteps, JournalWriter, plan, type PlanOptions } from "@shipslog/journal";
import {
  simulate,
  simulateInTurn,
  type GameName,
  type Language,
  type ScenarioName,
  type SimulateOptions,
} from "@shipslog/simulator";

/** When the sessions of dialect live begin. */
const liveStartMs = Date.UTC(2026, 4, 1, 12);

/** A session to simulate: two hours of seed 1 in English by default. */
export interface LiveSession {
  readonly scenario: ScenarioName;
  readonly seed?: number;
  readonly hours?: number;
  readonly language?: Language;
  /** The version of the game; the newest form of every line by default. */
  readonly game?: GameName;
  /** Whether Status.json is written; true by default. */
  readonly status?: boolean;
}

/** Returns the simulator options of a session. */
export function optionsOf(session: LiveSession): SimulateOptions {
  const { scenario, seed = 1, hours = 2, language = "english", status = true } = session;
  const played = { scenario, seed, language, status, dialect: "live", durationMs: hours * 3_600_000 } as const;
  return session.game === undefined ? { ...played, start: liveStartMs } : { ...played, game: session.game };
}

/** Simulates a session in dialect live. */
export function playLive(session: LiveSession) {
  return simulate(optionsOf(session));
}

/** Writes sessions one after the other to a temporary folder, passes it to a reader, and removes it. */
export function withFolder<Result>(
  sessions: readonly LiveSession[],
  options: PlanOptions,
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  return withMoments(simulateInTurn(sessions.map(optionsOf)), options, read);
}

/** Writes moments to a temporary folder, passes it to a reader, and removes it; `isWritten` may leave out writes. */
export async function withMoments<Result>(
  moments: Iterable<Moment>,
  { isWritten = () => true, ...options }: PlanOptions & { readonly isWritten?: (step: WriteStep) => boolean },
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-live-"));
  const writer = new JournalWriter(folder);
  const steps = plan(moments, { dialect: "live", companions: "last", ...options });
  await executeSteps(steps.filter(isWritten), { writer, speed: "max" });
  await writer.close();
  try {
    return await read(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
