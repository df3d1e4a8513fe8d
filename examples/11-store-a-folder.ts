/**
 * Stores a folder in a lake of Parquet files. Run it again: only new lines are added. Needs @shipslog/archive.
 *
 *     node 11-store-a-folder.ts journal lake
 */
import { storeFolder, UsageError } from "shipslog";

const [folder, lake = "lake"] = process.argv.slice(2);
const stopping = new AbortController();
process.once("SIGINT", () => stopping.abort());

try {
  const stored = await storeFolder(folder, lake, { signal: stopping.signal });
  console.log(`${stored.lines} new lines of ${stored.journals} journals of ${stored.commanders.join(", ")}`);
  console.log(`${lake} holds ${stored.lake.events} events in ${stored.lake.files} files`);
} catch (error) {
  // No journals there, or a wrong path: the message says what to do.
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
