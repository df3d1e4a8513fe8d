import type { Message, TextSender } from "../live/messages.ts";
import { withText } from "../text/withText.ts";
import { isOlder, without } from "./fields.ts";
import { inContract, line } from "./line.ts";

/** Written when a message arrives from a port, another ship or a player. */
export const ReceiveText = line({
  kind: "ReceiveText",
  layout: "From Message Channel",
  build: (from: TextSender, message: Message, channel: "npc" | "starsystem" = "npc") => ({
    ...withText("From", from.name, from.text),
    ...withText("Message", message.symbol, message.text),
    Channel: channel,
  }),
});

/** Written when a friend comes online or leaves. */
export const Friends = line({
  kind: "Friends",
  layout: "Status Name",
  build: (name: string, isOnline: boolean) => ({ Status: isOnline ? "Online" : "Offline", Name: name }),
});

/** The trigger is not stated; read as: at every load of the game, for a member of a squadron. */
export const SquadronStartup = line({
  kind: "SquadronStartup",
  layout: inContract,
  dialects: {
    spec: {
      by: ["joinSquadron"],
      when: ({ data }) => data.isMember,
      absent: [
        {
          fields: ["SquadronID", "CurrentRankName", "CurrentRankName_Localised"],
          reason: "An older client reports only the name of the squadron and the rank.",
          isAbsent: isOlder,
        },
      ],
    },
    live: {
      // The game writes the rank as text, never as a symbol.
      adapt: (event) => {
        const text = event["CurrentRankName_Localised"] ?? event["CurrentRankName"] ?? "";
        return { ...without(event, "CurrentRankName_Localised"), CurrentRankName: text };
      },
    },
  },
  build({ world }) {
    const { squadron } = world.commander;
    if (squadron === undefined) throw new Error("SquadronStartup requires a squadron");
    return {
      SquadronID: squadron.id,
      SquadronName: squadron.name,
      CurrentRank: squadron.rank,
      ...withText("CurrentRankName", squadron.rankName.value, squadron.rankName.text),
    };
  },
});
