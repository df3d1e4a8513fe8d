import { parseJson } from "@shipslog/contract/text";
import { addresses, decodeRecords, decodeSnapshot, mostRecords, type Timeline } from "../../src/wire/index.ts";
import type { Past } from "./Player.ts";

/** The past as the server remembers it. */
export const serverPast: Past = {
  snapshot: async (seq) => decodeSnapshot(await get(`${addresses.snapshot}?at=${seq}`)),
  records: async (after) => decodeRecords(await get(`${addresses.records}?after=${after}&limit=${mostRecords}`)),
};

/** What the scrubber needs. */
export async function loadTimeline(): Promise<Timeline> {
  return parseJson(await get(addresses.timeline)) as unknown as Timeline;
}

async function get(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
