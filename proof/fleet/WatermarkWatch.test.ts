import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSink } from "@shipslog/archive";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deliveriesOf } from "../../packages/archive/src/lake/deliveries.testing.ts";
import { isForward, WatermarkWatch } from "./WatermarkWatch.ts";

const line = (number: number) =>
  `{"timestamp":"2026-01-01T00:00:0${number}Z","event":"Music","MusicTrack":"${number}"}`;

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "shipslog-watch-"));
});
afterEach(() => rm(root, { recursive: true }));

test("A journal that is stored less far than before is counted, and growth is not", async () => {
  const [lake, earlier] = [join(root, "lake"), join(root, "earlier")];
  const watch = new WatermarkWatch(lake);
  await watch.look();
  const deliveries = deliveriesOf([line(1), line(2), line(3)], { file: "Journal.2026-01-01T000000.01.log" });
  const sink = await openSink(lake, { owner: "test" });
  await sink.write(deliveries.slice(0, 1));
  await watch.look();
  await cp(lake, earlier, { recursive: true });
  await sink.write(deliveries.slice(1));
  await sink.close();
  await watch.look();
  expect(await watch.end()).toEqual({ looks: 3, setBack: 0 });
  await rm(lake, { recursive: true });
  await cp(earlier, lake, { recursive: true });
  const counts = await watch.end();
  expect(counts).toEqual({ looks: 4, setBack: 1 });
  expect(isForward(counts)).toBe(false);
});
