/**
 * Prints the current Status.json of a folder: flags by name, fuel, and the screen the player looks at.
 *
 *     node 05-decode-status.ts journal
 */
import { Flags, Flags2, GuiFocus, validate } from "@shipslog/contract";
import { readCompanion } from "@shipslog/journal";

const folder = process.argv[2] ?? ".";

// The game truncates the file before it writes it, so readCompanion retries a torn or empty one.
const { state, event: read } = await readCompanion(folder, "Status.json");
const { ok, event, issues } = validate(read, { dialect: "live" });

if (!ok) console.log(`Status.json is ${state}: ${issues[0]?.code ?? "no content"}`);
if (ok && event.event === "Status") {
  // Flags are unsigned, so bit 31 decodes correctly; unknown bits are listed by number.
  const { names, unknownBits } = Flags.decode(event.Flags);
  console.log(`flags: ${[...names, ...unknownBits.map((bit) => `bit ${bit}`)].join(", ") || "none"}`);
  console.log(`on foot: ${Flags2.decode(event.Flags2 ?? 0).names.join(", ") || "no"}`);
  console.log(`fuel: ${event.Fuel === undefined ? "not shown" : `${event.Fuel.FuelMain} t`}`);
  console.log(`looks at: ${GuiFocus.decode(event.GuiFocus ?? 0)}`);
}
