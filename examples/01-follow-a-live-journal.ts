/**
 * Follows the journal in a folder, or the game's own on this machine, and prints every jump.
 *
 *     shipslog simulate explorer --out journal --speed 60 &
 *     node 01-follow-a-live-journal.ts journal
 */
import { findJournalFolder, followEvents } from "@shipslog/journal";

const found = await findJournalFolder({ argument: process.argv[2] });
if (found.source === "nowhere") throw new Error(`no journal folder; searched ${found.tried.join(", ")}`);

const ending = new AbortController();
process.once("SIGINT", () => ending.abort());

// Every complete line is read once, across rotation. Other kinds are skipped without being parsed.
const jumps = followEvents(found.folder, ["FSDJump"], {
  signal: ending.signal,
  onSkipped: ({ entry, issues }) => console.log(`line ${entry.position.line}: ${issues[0]?.code ?? entry.type}`),
});
for await (const jump of jumps) console.log(`${jump.timestamp} ${jump.StarSystem}, ${jump.JumpDist} ly`);
