import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";

/** The trigger is not stated; read as: at every load of the game, for a member of a squadron. */
export const SquadronStartup = eventRow({
  kind: "SquadronStartup",
  by: ["joinSquadron"],
  isTriggeredBy: ({ data }) => data.isMember,
  build({ commander: { squadron } }) {
    if (squadron === undefined) throw new Error("SquadronStartup requires a squadron");
    return {
      SquadronID: squadron.id,
      SquadronName: squadron.name,
      CurrentRank: squadron.rank,
      ...withText("CurrentRankName", squadron.rankName.value, squadron.rankName.text),
    };
  },
});
