import { apiVersion } from "../wire/apiPaths.ts";
import { encodeExact } from "@shipslog/contract/internal";
import type { Recorder } from "./Recorder.ts";

/** Topics that are large or of use to the page only. */
const pageOnly: ReadonlySet<string> = new Set(["tail", "others"]);

/** The current state for other programs, as JSON with every digit of an integer; with `topics` only these. */
export function publicState(recorder: Recorder, topics: ReadonlySet<string> | undefined): string {
  const { run, lastSeq: seq, state } = recorder;
  const isWanted = (topic: string) => !pageOnly.has(topic) && (topics?.has(topic) ?? true);
  const chosen = Object.fromEntries(Object.entries(state).filter(([topic]) => isWanted(topic)));
  return encodeExact({ version: apiVersion, run, seq, id: recorder.id, state: chosen });
}
