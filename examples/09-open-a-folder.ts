/**
 * Opens a folder of journals: what is in it, who plays, and every jump in order, typed.
 *
 *     node 09-open-a-folder.ts journal      (without a name: the game's own folder)
 */
import { openFolder } from "shipslog";

const folder = await openFolder(process.argv[2]);
const commanders = (await folder.commanders()).map(({ id, name }) => name ?? id);
console.log(`${folder.journals.length} journals of ${commanders.join(", ") || "nobody"}`);

let lines = 0;
for await (const entry of folder.entries()) if (entry.type === "event") lines++;
console.log(`${lines} events`);

for await (const { timestamp, StarSystem, JumpDist } of folder.events(["FSDJump"])) {
  console.log(`${timestamp} ${StarSystem}, ${JumpDist.toFixed(2)} ly`);
}
