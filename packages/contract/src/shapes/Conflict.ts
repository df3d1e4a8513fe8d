import { shape } from "../declare/objects.ts";
import { count, localised, optional, seen, text } from "../declare/values.ts";

const section = "Conflict element (in Conflicts)";

/** One side of a conflict. */
const Contender = shape(section, {
  Name: text("Name of the faction."),
  Stake: text("What the faction loses with the conflict; may be empty."),
  Stake_Localised: optional(localised("Stake")),
  WonDays: count("Days won so far."),
});

/** A war or election between two factions of a system. */
export const Conflict = shape(section, {
  WarType: seen(["civilwar", "war", "election"], "Sort of conflict."),
  Status: seen(["active", "pending", ""], "Whether it is under way; empty once it is over."),
  Faction1: Contender,
  Faction2: Contender,
});
