import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openLake } from "../query/openLake.ts";
import { openSink } from "./openSink.ts";

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-lake-"));
});
afterEach(() => rm(lake, { recursive: true }));

const line = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }';
const lineBytes = Buffer.byteLength(line) + 2;
const lines = (count: number, from: number) =>
  deliveriesOf(
    Array.from({ length: count }, () => line),
    { from: from * lineBytes, line: from + 1 },
  );

it("goes on with a journal where another partition has stopped, and never behind its own lines", async () => {
  const open = (partition: string, listedItems = 1000) => openSink(lake, { owner: "test", partition, listedItems });
  const first = await open("first");
  await first.write(lines(3, 0));
  const before = await Array.fromAsync(first.watermarks());
  await first.close();
  // In manifests and in files.
  for (const listedItems of [1000, 0]) {
    const name = `second-${listedItems}`;
    const second = await open(name, listedItems);
    await second.adopt(before);
    await expect(second.write(lines(1, 0))).rejects.toThrow("is stored to");
    await second.write(lines(2, 3));
    await second.adopt(before);
    await second.close();
    const again = await open(name, listedItems);
    expect((await Array.fromAsync(again.watermarks())).map(({ offset }) => offset)).toEqual([5 * lineBytes]);
    await again.close();
  }
  const tables = await openLake(lake);
  expect(await tables.query("SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 7 }]);
  tables.close();
});
