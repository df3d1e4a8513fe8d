import type { WriteStep } from "@shipslog/contract";
import { JournalWriter } from "@shipslog/journal";
import { writePlay, type PlayedSession, type SessionToPlay, type StepWriter } from "@shipslog/page/simulate";
import { RefusedScriptError } from "@shipslog/simulator";
import { UsageError } from "../failure/errors.ts";
import { requireFaultRates } from "./faults.ts";
import { markFile, markFiles, readMark } from "./folderMark.ts";

export { findScenario } from "./findScenario.ts";
export { refuseSecond, removeSimulated } from "./folderMark.ts";

/** A session to simulate, and the folder to write. */
interface FolderToPlay extends Omit<SessionToPlay, "writer" | "mark"> {
  readonly folder: string;
  /** Executes the write steps instead of writing the folder, without Status.json. */
  readonly writer?: StepWriter | undefined;
}

/** Simulates a session and writes its journals and companion files, at the given speed, with a mark of what was simulated. */
export async function playFolder({ folder, writer, ...options }: FolderToPlay): Promise<PlayedSession> {
  if (options.faults !== undefined) requireFaultRates(options.faults);
  try {
    if (writer !== undefined) return await writePlay({ ...options, writer, status: false });
    const known = await readMark(folder);
    const own = new JournalWriter(folder);
    const mark = { file: markFile, add: (steps: Iterable<WriteStep>) => markFiles(steps, known) };
    const played = await writePlay({ ...options, writer: own, mark });
    await own.close();
    return played;
  } catch (error) {
    throw error instanceof RefusedScriptError ? new UsageError(error.message, { cause: error }) : error;
  }
}
