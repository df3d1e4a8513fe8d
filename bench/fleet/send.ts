import { MarksAnswers } from "../../packages/fleet/src/collect/MarksAnswers.ts";
import { Uplink } from "@shipslog/fleet/uplink";
import { ArraySource } from "../../packages/fleet/tests/helpers/ArraySource.ts";
import { clock } from "../../tests/helpers/clock.ts";
import { until } from "../../tests/helpers/limits/until.ts";
import { stream, type BenchFleet } from "./BenchFleet.ts";
import type { JournalLoad } from "../../packages/fleet/tests/helpers/makeLoad.ts";

/** The most lines without an acknowledgement. */
export const windowLines = 2048;

/** Sends entries with our uplink until the broker holds the last of them. */
export async function send(
  { entries }: JournalLoad,
  { manager, collector, commander: { credential, connection } }: BenchFleet,
): Promise<void> {
  const { inbox, commander } = credential;
  if (commander === undefined) throw new Error("no commander");
  const { id, partition } = commander;
  const limits = { windowLines, longestBytes: 65_536, backlogLines: 10_000_000 };
  const uplink = new Uplink(connection, { inbox, commander: id, clock, ...limits });
  // Uplinks send when somebody has told them how far their journals are stored: nothing is.
  const answers = await MarksAnswers.start(collector.connection, 1);
  answers.open(partition, { sink: { watermarks: () => [] }, isHeld: () => true });
  const ending = new AbortController();
  const sending = uplink.send({ commander: id, partition, source: new ArraySource(entries) }, ending.signal);
  const held = async () => (await manager.streams.info(stream)).state.messages;
  await until(async () => (await held()) >= entries.length, `${entries.length} lines in the broker`, { everyMs: 5 });
  ending.abort();
  await sending;
  answers.close(partition);
}
