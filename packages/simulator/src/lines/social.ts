import type { Message, TextSender } from "../live/messages.ts";
import { withText } from "../text/withText.ts";
import { isOlder, without } from "./fields.ts";
import { inContract, line } from "./line.ts";

/** The channels on which real messages arrive: 57,596 from ships and ports, 8,743 from players. */
export const receivedChannels = ["npc", "local", "starsystem", "wing", "squadron", "player"] as const;

/** A channel on which a message arrives; `player` is for the player alone. */
export type ReceivedChannel = (typeof receivedChannels)[number];

/** Written when a message arrives from a port, another ship or a player. */
export const ReceiveText = line({
  kind: "ReceiveText",
  layout: "From Message Channel",
  build: (from: TextSender, message: Message, channel: ReceivedChannel = "npc") => ({
    ...withText("From", from.name, from.text),
    ...withText("Message", message.symbol, message.text),
    Channel: channel,
  }),
});

/** Written when the player sends a message: to a channel by its word, or to another player by name. */
export const SendText = line({
  kind: "SendText",
  layout: "To Message Sent",
  build: (to: string, message: string) => ({ To: to, Message: message, Sent: true }),
});

/** What real lines say about a friend: 3,221 times online or offline, 76 times about a friendship that begins or ends. */
export const friendStatuses = ["Online", "Offline", "Requested", "Added", "Declined", "Lost"] as const;

/** What a line says about a friend. */
export type FriendStatus = (typeof friendStatuses)[number];

/** Written when a friend comes online or leaves, and when a friendship begins or ends. */
export const Friends = line({
  kind: "Friends",
  layout: "Status Name",
  build: (name: string, status: FriendStatus) => ({ Status: status, Name: name }),
});

/** Written when another player invites the player to a wing. */
export const WingInvite = line({
  kind: "WingInvite",
  layout: "Name",
  build: (name: string) => ({ Name: name }),
});

/** Written when the player joins a wing, with those who are in it; empty when the wing is the player's own. */
export const WingJoin = line({
  kind: "WingJoin",
  layout: "Others",
  build: (others: readonly string[]) => ({ Others: [...others] }),
});

/** Written for each other player of the wing: after WingJoin, and when one more joins. */
export const WingAdd = line({
  kind: "WingAdd",
  layout: "Name",
  build: (name: string) => ({ Name: name }),
});

/** Written when the player leaves the wing, also by leaving the game. */
export const WingLeave = line({
  kind: "WingLeave",
  layout: "",
  build: () => ({}),
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

const aboutSquadron = { layout: "SquadronName", build: (name: string) => ({ SquadronName: name }) };

/** Written when the player asks to join a squadron. */
export const AppliedToSquadron = line({ kind: "AppliedToSquadron", ...aboutSquadron });

/** Written when a squadron invites the player. */
export const InvitedToSquadron = line({ kind: "InvitedToSquadron", ...aboutSquadron });

/** Written when the player has become a member of a squadron. */
export const JoinedSquadron = line({ kind: "JoinedSquadron", ...aboutSquadron });

/** Written when the player leaves a squadron. */
export const LeftSquadron = line({ kind: "LeftSquadron", ...aboutSquadron });

/** Written when a squadron dismisses the player. */
export const KickedFromSquadron = line({ kind: "KickedFromSquadron", ...aboutSquadron });

/** Written when the player founds a squadron. */
export const SquadronCreated = line({ kind: "SquadronCreated", ...aboutSquadron });

/** Written when the squadron is dissolved. */
export const DisbandedSquadron = line({ kind: "DisbandedSquadron", ...aboutSquadron });

const rankInSquadron = {
  layout: "SquadronName OldRank NewRank",
  build: (name: string, oldRank: number, newRank: number) => ({
    SquadronName: name,
    OldRank: oldRank,
    NewRank: newRank,
  }),
};

/** Written when the player rises in the squadron: rank 0 leads it. */
export const SquadronPromotion = line({ kind: "SquadronPromotion", ...rankInSquadron });

/** Written when the player falls in the squadron. */
export const SquadronDemotion = line({ kind: "SquadronDemotion", ...rankInSquadron });
