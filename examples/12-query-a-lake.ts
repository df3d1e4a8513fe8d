/**
 * Answers SQL from a lake, or from a folder of journals, which is read into memory. Needs @shipslog/archive.
 *
 *     node 12-query-a-lake.ts lake
 */
import { queryLake } from "shipslog";

const [from] = process.argv.slice(2);

// Every kind is a table. Integers of 64 bits come as text, so that no digit is lost.
const sql = "SELECT StarSystem, SystemAddress, JumpDist FROM FSDJump ORDER BY JumpDist DESC LIMIT 3";
interface Jump {
  readonly StarSystem: string;
  readonly SystemAddress: string;
  readonly JumpDist: number;
}
for (const { StarSystem, SystemAddress, JumpDist } of await queryLake<Jump>(from, sql)) {
  console.log(`${StarSystem} (${SystemAddress}): ${JumpDist.toFixed(2)} ly`);
}

// A named query; `shipslog query --list` lists them.
const [day] = await queryLake(from, "jumps-per-day");
console.log(day);
