import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";

/** The trigger is not stated; read as: at every load of the game, for a player who is in a squadron. */
export const SquadronStartup = eventRow({
  kind: "SquadronStartup",
  by: ["joinSquadron"],
  isTriggeredBy: ({ data }) => data.isMember,
  build({ commander: { squadron } }) {
    if (squadron === undefined) throw new Error("no squadron to tell of");
    return {
      SquadronID: squadron.id,
      SquadronName: squadron.name,
      CurrentRank: squadron.rank,
      ...withText("CurrentRankName", squadron.rankName.value, squadron.rankName.text),
    };
  },
});
