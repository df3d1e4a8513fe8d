import { needsValue } from "../declare/Condition.ts";
import { shape } from "../declare/objects.ts";
import { closed, decimal, form, list, optional, text, yesNo, count, localised, seen } from "../declare/values.ts";
import { ActiveState, factionState, TrendingState } from "./States.ts";

/** One minor faction present in a system. */
export const Faction = shape(
  "Faction element (in Factions)",
  {
    Name: text("Name of the faction."),
    FactionState: factionState("State that shows outwardly; None when there is none."),
    Government: text("Form of government."),
    Influence: decimal(6, "Share of the system's influence, as a fraction."),
    Allegiance: text("Superpower the faction sides with."),
    Happiness: form("^\\$Faction_HappinessBand\\d+;$", "$Faction_HappinessBandN;", "Mood of the faction's people."),
    Happiness_Localised: optional(
      closed(["Elated", "Happy", "Discontented", "Unhappy", "Despondent"], "Display-language form of Happiness."),
    ),
    SquadronFaction: optional(yesNo("The player's squadron is aligned to this faction.")),
    HappiestSystem: optional(yesNo("This system is the squadron faction's happiest.")),
    HomeSystem: optional(yesNo("This system is the squadron faction's home.")),
    MyReputation: decimal(6, "The player's standing with the faction."),
    PendingStates: optional(list(TrendingState, "States about to come into force.")),
    RecoveringStates: optional(list(TrendingState, "States wearing off.")),
    ActiveStates: optional(list(ActiveState, "States in force.")),
  },
  {
    "x-conditions": [
      needsValue("HappiestSystem", "SquadronFaction", true),
      needsValue("HomeSystem", "SquadronFaction", true),
    ],
  },
);

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
