/**
 * Stores a folder in a lake until it is killed: `archiver.ts FOLDER LAKE`. Every other process stores it as the command does, whole
 * journals at once, or each month as a part; the others line by line in small commits, with a merge every few commits. Every third moves its watermarks to
 * files with each commit. Every other pair of processes publishes the lake when it starts, and all do after each merge.
 */
import { openSink, publishLake } from "@shipslog/archive";
import { deliverSource } from "../../packages/shipslog/src/storeFolder/deliverSource.ts";
import { storeSources } from "../../packages/shipslog/src/storeFolder/storeSources.ts";
import { findSources } from "../../packages/shipslog/src/openFolder/findSources.ts";

const linesOfCommit = 60;
const commitsBetweenMerges = 4;

const [folder = "", lake = ""] = process.argv.slice(2);
const listedItems = process.pid % 3 === 0 ? 0 : undefined;
const sink = await openSink(lake, { owner: `archiver ${process.pid}`, threads: 1, listedItems });
const publish = () => publishLake(lake, { writer: `w${process.pid}`, nowMs: Date.now(), threads: 1 });
console.log("open");
if (process.pid % 4 > 1) await publish();
let commits = 0;
let batch = [];
const [source] = await findSources([folder]);
if (source === undefined) throw new Error(`${folder} has no journals`);
if (process.pid % 2 === 0) await storeSources(sink, [source], { partBytes: process.pid % 3 === 0 ? 1 : undefined });
for await (const deliveries of deliverSource(source, sink)) {
  batch.push(...deliveries);
  if (batch.length < linesOfCommit) continue;
  await sink.write(batch);
  batch = [];
  commits++;
  if (commits % commitsBetweenMerges > 0) continue;
  await sink.compact();
  await publish();
}
await sink.write(batch);
await sink.close();
console.log("done");
