/**
 * Follows the journal in a folder, or the game's own on this machine, and says where the ship goes.
 *
 *     shipslog simulate explorer --out journal --speed 60 &
 *     node 01-follow-a-live-journal.ts journal
 */
import { homedir } from "node:os";
import { validate } from "@shipslog/contract";
import { findJournalFolder, followJournal } from "@shipslog/journal";

const machine = { env: process.env, platform: process.platform, home: homedir() };
const found = await findJournalFolder(machine, { argument: process.argv[2] });
if (found.source === "nowhere") throw new Error(`no journal in ${found.tried.join(", ")}`);

const ending = new AbortController();
process.once("SIGINT", () => ending.abort());

// Every complete line comes once, across rotation and restarts; other kinds are skipped without being parsed.
for await (const entry of followJournal(found.folder, { kinds: ["FSDJump"], signal: ending.signal })) {
  if (entry.type !== "event") continue;
  const { ok, event, issues } = validate(entry.event, { dialect: "live" });
  if (ok && event.event === "FSDJump") console.log(`${event.timestamp} ${event.StarSystem}, ${event.JumpDist} ly`);
  if (!ok) console.log(`line ${entry.position.line} is not as the game writes it: ${issues[0]?.code}`);
}
