/**
 * Works on a lake in an object store until it is killed: `storeUntilKilled.ts LAKE PARTITION [FOLDER]` stores a folder in small
 * commits with a merge every few commits; without a folder it merges again and again. Another process may take its partition over.
 */
import { openSink, StaleOwnerError } from "@shipslog/archive";
import { deliverSource } from "../../../packages/shipslog/src/storeFolder/deliverSource.ts";
import { lakeAt } from "../../../packages/shipslog/src/storeFolder/lakeAt.ts";
import { findSources } from "../../../packages/shipslog/src/openFolder/findSources.ts";

const linesOfCommit = 200;
const commitsBetweenMerges = 4;
const merges = 5;

const [address = "", partition = "", folder] = process.argv.slice(2);
const lake = lakeAt(address);
const open = async () => {
  const sink = await openSink(lake, { owner: `process ${process.pid}`, partition, threads: 1 });
  console.log("open");
  return sink;
};

async function merge(): Promise<void> {
  for (let turn = 0; turn < merges; turn++) {
    const sink = await open();
    await sink.compact();
    await sink.close();
  }
}

async function store(journals: string): Promise<void> {
  const sink = await open();
  const [source] = await findSources([journals]);
  if (source === undefined) throw new Error(`${journals} has no journals`);
  let batch = [];
  let commits = 0;
  for await (const deliveries of deliverSource(source, sink)) {
    batch.push(...deliveries);
    if (batch.length < linesOfCommit) continue;
    await sink.write(batch);
    batch = [];
    commits++;
    if (commits % commitsBetweenMerges === 0) await sink.compact();
  }
  await sink.write(batch);
  await sink.compact();
  await sink.close();
}

try {
  await (folder === undefined ? merge() : store(folder));
  console.log("done");
} catch (error) {
  if (!(error instanceof StaleOwnerError)) throw error;
  console.log("taken over");
}
