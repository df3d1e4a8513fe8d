import { decodeRecords, decodeSnapshot } from "@shipslog/cockpit/wire";
import { until } from "../../lab/limits/until.ts";
import { lineKey } from "./journalLines.ts";

/** The positions of all lines that a cockpit has observed, in order. */
export async function cockpitLines(address: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let after = 0; ;) {
    const answer = await fetch(`${address}/api/records?after=${after}&limit=1000`);
    const records = decodeRecords(await answer.text());
    for (const { seq, observation } of records) {
      after = seq;
      if ("position" in observation) lines.push(lineKey(observation.position));
    }
    if (records.length === 0) return lines;
  }
}

/** Waits until a cockpit has observed the last line of a journal. */
export async function waitForLine(address: string, last: string): Promise<void> {
  const hasSeen = async () => {
    const state = await fetch(`${address}/api/snapshot`)
      .then(async (answer) => decodeSnapshot(await answer.text()).state)
      .catch(() => undefined);
    const newest = state?.tail.lines.at(-1);
    return newest !== undefined && lineKey(newest.position) === last;
  };
  await until(hasSeen, "the last line in the cockpit", { everyMs: 250 });
}
