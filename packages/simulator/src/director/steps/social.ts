import { beInvitedToWing, extendWing, setWing, wingMax } from "../../activities/company.ts";
import { pause } from "../../activities/pause.ts";
import { friendStatuses, receivedChannels } from "../../lines/social.ts";
import { friendNoticed, textReceived, textSent } from "../../scenes/company.ts";
import { playScene } from "../../session/journal.ts";
import { record } from "../../session/record.ts";
import { reachWorld } from "../reach.ts";
import { flagField, refuseStep, step, textField, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";

const name = textField("The name of the other player; drawn by default.");

/** Steps with other players: wings, messages and friends. */
export const socialSteps = {
  joinWing: step({
    does: "Joins a wing: that of a player who invites, or an own one in which others accept.",
    fields: {
      by: wordField(["invitation", "inviting"], "Whether the player is invited or invites; invitation by default."),
      name,
      others: wholeField(1, wingMax, "How many others are in the wing; one by default."),
      accepts: flagField("Whether the player accepts the invitation; true by default."),
    },
    argument: "by",
    run(context, { by = "invitation", name: inviter, others = 1, accepts = true }) {
      const { session } = context;
      reachWorld(context);
      if (session.world.controls.isInWing) refuseStep("The player is in a wing.", "Do leaveWing first.");
      if (by === "invitation") beInvitedToWing(session, inviter);
      if (by === "invitation" && !accepts) return;
      setWing(session, true, others);
      record(session);
    },
  }),
  addToWing: step({
    does: "One more player joins the wing.",
    fields: { name },
    argument: "name",
    run(context, { name: other }) {
      requireWing(context);
      extendWing(context.session, other);
    },
  }),
  leaveWing: step({
    does: "Leaves the wing; leaving the game does so too.",
    fields: {},
    run(context) {
      requireWing(context);
      setWing(context.session, false);
      record(context.session);
    },
  }),
  receiveText: step({
    does: "Receives a message of another player.",
    fields: {
      message: textField("What the message says; o7 by default."),
      channel: wordField(
        receivedChannels.filter((channel) => channel !== "npc"),
        "Where it is written; player, which is for the player alone, by default.",
      ),
      from: name,
    },
    argument: "message",
    run(context, { message = "o7", channel = "player", from }) {
      reachWorld(context);
      if (channel === "wing") requireWing(context);
      playScene(context.session, textReceived({ channel, from, message }));
      pause(context.session, 1, 4);
    },
  }),
  sendText: step({
    does: "Sends a message.",
    fields: {
      message: textField("What the message says; o7 by default."),
      to: textField(
        'Whom: "local", "wing", "squadron" or "starsystem", or the name of a player; a drawn player by default.',
      ),
    },
    argument: "message",
    run(context, { message = "o7", to }) {
      reachWorld(context);
      if (to === "wing") requireWing(context);
      pause(context.session, 2, 8);
      playScene(context.session, textSent(to, message));
    },
  }),
  noticeFriend: step({
    does: "The game tells something about a friend, or about somebody who may become one.",
    fields: {
      status: wordField(friendStatuses, "What it tells; Online by default."),
      name,
    },
    argument: "status",
    run(context, { status = "Online", name: friend }) {
      reachWorld(context);
      playScene(context.session, friendNoticed(status, friend));
      pause(context.session, 1, 4);
    },
  }),
} as const;

/** A step about the wing needs one; one that is not strict joins it. */
function requireWing(context: StepContext): void {
  const { session, isStrict } = context;
  reachWorld(context);
  if (session.world.controls.isInWing) return;
  if (isStrict) refuseStep("The player is in no wing.", "Do joinWing first.");
  setWing(session, true);
  record(session);
}
