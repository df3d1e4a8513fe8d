import { example, never, optional, text, count } from "../declare/values.ts";
import { shape } from "../declare/objects.ts";

/** Faction states named by the specification ("values seen include"). */
const factionStates = ["Boom", "Investment", "Expansion", "None", "PublicHoliday", "Outbreak", "CivilWar"] as const;

/** The state a faction is in. */
export function factionState(description: string) {
  return example(factionStates, description, { "x-section": "States and transitions" });
}

/** A state in force: "an entry in ActiveStates has no Trend". */
export const ActiveState = shape("Faction element (in Factions)", {
  State: factionState("State in force."),
  Trend: optional(never("Never written for a state in force.")),
});

/** A state coming or going: "an entry in RecoveringStates or PendingStates has a Trend". */
export const TrendingState = shape("Faction element (in Factions)", {
  State: factionState("State that is coming or going."),
  Trend: count("How the state is moving."),
});

/** A faction as system and station name it. */
export function namedFaction(section: string) {
  return shape(section, {
    Name: text("Name of the faction."),
    FactionState: optional(factionState("State the faction is in.")),
  });
}
