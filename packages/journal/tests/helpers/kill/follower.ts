/** Follows a folder in its own process and prints one line for each entry. */
import { createHash } from "node:crypto";
import { followJournal } from "@shipslog/journal";

const [folder = ""] = process.argv.slice(2);
for await (const entry of followJournal(folder)) {
  const { file, offset, generation } = entry.position;
  const text = "raw" in entry ? entry.raw : entry.type;
  const hash = createHash("sha256").update(text).digest("hex");
  process.stdout.write(`${file} ${generation} ${offset} ${hash}\n`);
}
