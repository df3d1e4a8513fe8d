import { requires } from "../declare/Condition.ts";
import { kind } from "../declare/objects.ts";
import { count, id, localised, optional, text } from "../declare/values.ts";

/** The player's squadron; when it is written is not stated. */
export const SquadronStartup = kind(
  "SquadronStartup",
  "The trigger is not stated.",
  {
    SquadronID: optional(id("Id of the squadron.")),
    SquadronName: text("Name of the squadron."),
    CurrentRank: count("The player's rank in it."),
    CurrentRankName: optional(text("Name of that rank.")),
    CurrentRankName_Localised: optional(localised("CurrentRankName")),
  },
  { "x-conditions": [requires("CurrentRankName_Localised", "CurrentRankName")] },
);
