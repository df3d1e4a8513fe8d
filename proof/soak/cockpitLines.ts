import { decodeRecords, decodeSnapshot } from "@shipslog/cockpit/wire";
import { keyOf } from "./lines.ts";

/** Every line a cockpit has observed, by where it stands, in the order it was observed. */
export async function cockpitLines(address: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let after = 0; ;) {
    const answer = await fetch(`${address}/api/records?after=${after}&limit=1000`);
    const records = decodeRecords(await answer.text());
    for (const { seq, observation } of records) {
      after = seq;
      if (observation.type !== "companion" && observation.type !== "finding") lines.push(keyOf(observation.position));
    }
    if (records.length === 0) return lines;
  }
}

/** Waits until a cockpit has observed the last line of a journal; false when it never does. */
export async function hasSeen(address: string, last: string, patienceMs: number): Promise<boolean> {
  for (const endMs = Date.now() + patienceMs; Date.now() < endMs;) {
    const state = await fetch(`${address}/api/snapshot`)
      .then(async (answer) => decodeSnapshot(await answer.text()).state)
      .catch(() => undefined);
    const newest = state?.tail.lines.at(-1);
    if (newest !== undefined && keyOf(newest.position) === last) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  return false;
}
