/** A reader on @kayahr/ed-journal: node kayahr.ts FOLDER [STATE | end]. With STATE it goes on where its last run ended. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Journal, type JournalPosition } from "@kayahr/ed-journal";

const [directory = ".", start] = process.argv.slice(2);
const place = start === undefined || start === "end" ? undefined : join(start, "position.json");
const saved = place === undefined ? undefined : await readFile(place, "utf8").catch(() => undefined);
const position = saved === undefined ? (start === "end" ? "end" : "start") : (JSON.parse(saved) as JournalPosition);
const journal = await Journal.open({ directory, position, watch: true });
process.once("SIGTERM", () => void journal.close());
process.stdin.once("end", () => void journal.close()).resume();

async function print(contents: AsyncIterable<object>, key: string): Promise<void> {
  for await (const content of contents) console.log(JSON.stringify({ [key]: content }));
}
async function printEvents(): Promise<void> {
  for (let next = journal.next(), event = await next; event !== null; event = await next) {
    console.log(JSON.stringify(event));
    next = journal.next();
    if (place === undefined) continue;
    await setImmediate(); // Its position moves past an event when the next one is requested.
    await writeFile(`${place}.new`, JSON.stringify(journal.getPosition()));
    await rename(`${place}.new`, place);
  }
}
const files = [print(journal.watchStatus(), "status"), print(journal.watchNavRoute(), "navroute")];
await Promise.all([printEvents(), ...files, print(journal.watchModulesInfo(), "modulesinfo")]);
