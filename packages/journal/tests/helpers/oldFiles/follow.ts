/** Follows a folder of old files in its own process, and prints what that costs after the first look. */
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { followJournal } from "@shipslog/journal";

const [folder = "", files = "0", seconds = "0", grown = "", line = ""] = process.argv.slice(2);
/** Long enough for everything that only follows the first look; only where the cost is measured. */
const settleMs = 10_000;

const startMs = performance.now();
const stream = followJournal(folder);
for (let count = 0; count < Number(files); count++) await stream.next();
const firstLookMs = performance.now() - startMs;

const next = stream.next();
if (Number(seconds) > 0) await sleep(settleMs);
const before = process.cpuUsage();
const beforeMs = performance.now();
await sleep(Number(seconds) * 1000);
const { user, system } = process.cpuUsage(before);
const share = (user + system) / 1000 / (performance.now() - beforeMs);

const appendedMs = performance.now();
await appendFile(join(folder, grown), line);
const { value } = await next;
const noticedMs = performance.now() - appendedMs;
await stream.return();
console.log(
  JSON.stringify({
    firstLookMs: Math.round(firstLookMs),
    percentOfCore: Number(seconds) > 0 ? Number((share * 100).toFixed(2)) : null,
    noticedMs: Math.round(noticedMs),
    noticed: value?.position.file === grown,
  }),
);
