import { kinds } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import { decodeSnapshot } from "../../src/wire/Snapshot.ts";
import type { RecordedMoment, Timeline } from "../../src/wire/Timeline.ts";
import type { TravelPage } from "../../src/wire/TravelPage.ts";
import { apiPaths, maxRecordsPerPage } from "../../src/wire/apiPaths.ts";
import { decodeRecords, decodeSearch } from "../../src/wire/decodeRecord.ts";
import type { LineSource } from "../derived/searchLines.ts";
import type { RecordSource } from "./Playback.ts";

/** What is recorded: past states, lines and travels. */
export interface Recorded {
  readonly records: RecordSource;
  readonly timeline: () => Promise<Timeline>;
  /** Finds the record at a game time. */
  readonly moment: (timeMs: number) => Promise<RecordedMoment>;
  /** The arrivals of a commander after the first ones. */
  readonly travels: (commander: string | undefined, after: number) => Promise<TravelPage>;
  /** Searches one part of the lines before a record; undefined for the latest. */
  readonly search: LineSource;
}

/** Asks whoever records, a server or a worker of the page, one question of the API; rejects without an answer. */
export type Ask = (address: string, signal?: AbortSignal) => Promise<string>;

/** What is recorded, as whoever records answers. */
export function recordedBy(ask: Ask): Recorded {
  return {
    records: {
      snapshot: async (seq, signal) => decodeSnapshot(await ask(`${apiPaths.snapshot}?at=${seq}`, signal)),
      records: async (after) =>
        decodeRecords(await ask(`${apiPaths.records}?after=${after}&limit=${maxRecordsPerPage}`)),
    },
    timeline: async () => parseJson(await ask(apiPaths.timeline)) as unknown as Timeline,
    moment: async (timeMs) =>
      parseJson(await ask(`${apiPaths.moment}?time=${Math.max(0, Math.round(timeMs))}`)) as unknown as RecordedMoment,
    travels: async (commander, after) => {
      const who = commander === undefined ? "" : `&commander=${encodeURIComponent(commander)}`;
      return JSON.parse(await ask(`${apiPaths.travels}?after=${after}${who}`)) as TravelPage;
    },
    search: async ({ text, isNarrow, before }, signal) => {
      const place = before === undefined ? "" : `&before=${before}`;
      const only = isNarrow ? `&kinds=${kinds.join(",")}` : "";
      return decodeSearch(await ask(`${apiPaths.search}?text=${encodeURIComponent(text)}${only}${place}`, signal));
    },
  };
}

/** Asks with a request for each question; an answer that is no success rejects. */
export const askByHttp: Ask = async (address, signal) => {
  const response = await fetch(address, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
};
