/**
 * Watches a folder while the game writes it: each jump and docking, and the fuel in Status.json. Ctrl-C ends it.
 *
 *     node 13-watch-a-folder.ts journal      (without a name: the game's own folder)
 */
import { watchFolder } from "shipslog";

const stopping = new AbortController();
process.once("SIGINT", () => stopping.abort());

const options = { kinds: ["FSDJump", "Docked"], from: "start", signal: stopping.signal } as const;
for await (const seen of watchFolder(process.argv[2], options)) {
  // The kind of a line, and the name of a file, narrow `event` to its type.
  if (seen.type === "event" && seen.kind === "FSDJump") console.log(`jump to ${seen.event.StarSystem}`);
  if (seen.type === "event" && seen.kind === "Docked") console.log(`docked at ${seen.event.StationName}`);
  if (seen.type !== "companion" || seen.file !== "Status.json") continue;
  if (seen.event?.Fuel !== undefined) console.log(`fuel ${seen.event.Fuel.FuelMain} t`);
}
