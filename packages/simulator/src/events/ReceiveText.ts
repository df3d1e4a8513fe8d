import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Who sends a message: a name, or a symbol with its text; empty for the channel itself. */
export interface TextSender {
  readonly name: string;
  readonly text: string | undefined;
}

/** A message: a symbol with its text, or what a player typed. */
export interface Message {
  readonly symbol: string;
  readonly text: string | undefined;
}

/** Written when a message arrives from a port, another ship or a player. */
export const ReceiveText = observedRow({
  kind: "ReceiveText",
  layout: lineLayout("From Message Channel"),
  build: (from: TextSender, message: Message, channel: "npc" | "starsystem" = "npc") => ({
    ...withText("From", from.name, from.text),
    ...withText("Message", message.symbol, message.text),
    Channel: channel,
  }),
});
