/** Prints the hashes of dialect live on this engine as JSON: node --conditions=@shipslog/source packages/simulator/tests/helpers/live/printHashes.ts */
import { hashLive } from "./hashLive.ts";

console.log(JSON.stringify(hashLive(), null, 2));
