import { parseJson } from "@shipslog/contract/text";
import { decodeSnapshot } from "../../src/wire/Snapshot.ts";
import type { Timeline } from "../../src/wire/Timeline.ts";
import { apiPaths, maxRecordsPerPage } from "../../src/wire/apiPaths.ts";
import { decodeRecords } from "../../src/wire/decodeRecord.ts";
import type { RecordSource } from "./Playback.ts";

/** Past states and records from the server. */
export const serverRecords: RecordSource = {
  snapshot: async (seq) => decodeSnapshot(await get(`${apiPaths.snapshot}?at=${seq}`)),
  records: async (after) => decodeRecords(await get(`${apiPaths.records}?after=${after}&limit=${maxRecordsPerPage}`)),
};

/** Loads the timeline from the server. */
export async function loadTimeline(): Promise<Timeline> {
  return parseJson(await get(apiPaths.timeline)) as unknown as Timeline;
}

async function get(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
