import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Observation } from "../verdicts/Observation.ts";
import type { CaseOutcome } from "./CaseOutcome.ts";

/** Writes what was due and what came out beside the journals of a case. */
export async function keepRecords(
  place: string,
  { events, received }: Observation,
  { errors }: Pick<CaseOutcome, "errors">,
): Promise<void> {
  const due = events.filter(({ duty }) => duty !== "forbidden").map(({ line }) => `${line}\n`);
  const printed = received.map(({ text }) => `${text}\n`);
  await writeFile(join(place, "expected.jsonl"), due.join(""));
  await writeFile(join(place, "received.jsonl"), printed.join(""));
  await writeFile(join(place, "errors.txt"), errors);
}
