import { kinds } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import { decodeSnapshot } from "../../src/wire/Snapshot.ts";
import type { RecordedMoment, Timeline } from "../../src/wire/Timeline.ts";
import type { TravelPage } from "../../src/wire/TravelPage.ts";
import { apiPaths, maxRecordsPerPage } from "../../src/wire/apiPaths.ts";
import { decodeRecords, decodeSearch } from "../../src/wire/decodeRecord.ts";
import type { LineSource } from "../derived/searchLines.ts";
import type { RecordSource } from "./Playback.ts";

/** Past states and records from the server. */
export const serverRecords: RecordSource = {
  snapshot: async (seq, signal) => decodeSnapshot(await get(`${apiPaths.snapshot}?at=${seq}`, signal)),
  records: async (after) => decodeRecords(await get(`${apiPaths.records}?after=${after}&limit=${maxRecordsPerPage}`)),
};

/** Loads the timeline from the server. */
export async function loadTimeline(): Promise<Timeline> {
  return parseJson(await get(apiPaths.timeline)) as unknown as Timeline;
}

/** Loads the arrivals of a commander after the first ones. */
export async function loadTravels(commander: string | undefined, after: number): Promise<TravelPage> {
  const who = commander === undefined ? "" : `&commander=${encodeURIComponent(commander)}`;
  return JSON.parse(await get(`${apiPaths.travels}?after=${after}${who}`)) as TravelPage;
}

/** Finds the record at a game time. */
export async function loadMoment(timeMs: number): Promise<RecordedMoment> {
  return parseJson(
    await get(`${apiPaths.moment}?time=${Math.max(0, Math.round(timeMs))}`),
  ) as unknown as RecordedMoment;
}

/** Searches one part of the lines before a record; undefined for the latest. */
export const searchServer: LineSource = async ({ text, isNarrow, before }, signal) => {
  const place = before === undefined ? "" : `&before=${before}`;
  const only = isNarrow ? `&kinds=${kinds.join(",")}` : "";
  return decodeSearch(await get(`${apiPaths.search}?text=${encodeURIComponent(text)}${only}${place}`, signal));
};

async function get(address: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(address, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
