/** Reads or follows a folder to its end in its own process, and prints how much its memory grew. */
import { followJournal, readJournal } from "@shipslog/journal";

const [how = "", folder = "", last = "0"] = process.argv.slice(2);
const expected = Number(last);
const before = process.memoryUsage.rss();
let most = before;
let entries = 0;
for await (const entry of how === "follow" ? followJournal(folder) : readJournal(folder)) {
  if (entry.type !== "truncated") entries++;
  if (entries % 200 === 0) most = Math.max(most, process.memoryUsage.rss());
  if (entries === expected) break;
}
most = Math.max(most, process.memoryUsage.rss());
console.log(JSON.stringify({ entries, growthMegabytes: Math.round((most - before) / 1e6) }));
