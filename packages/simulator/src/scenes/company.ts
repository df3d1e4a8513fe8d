import { Friends, ReceiveText, SendText, WingAdd, WingInvite, WingJoin, WingLeave } from "../lines/social.ts";
import type { FriendStatus, ReceivedChannel } from "../lines/social.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { drawName } from "../live/npcs.ts";
import { say, type Scene } from "./plan.ts";

/** Draws another player: a friend if there is one who is not with the player already. */
export function drawOther({ memory: { play } }: LiveInput): string {
  const { chance, friends, company } = play;
  const isFree = (name: string): boolean => !company.wing.includes(name) && !company.crew.has(name);
  return friends.find(isFree) ?? drawName(chance);
}

/** Another player invites the player to a wing; the name is drawn unless it is given. */
export function wingInvited(name: string | undefined): Scene {
  return (input) => {
    const { company } = input.memory.play;
    // The one who invites is the first whom the player meets in the wing.
    company.inviter = name ?? drawOther(input);
    return [say(WingInvite, company.inviter)];
  };
}

/**
 * The player joins a wing. In the wing of somebody else the others are named at once; in the player's own wing they come one by
 * one. The lines stand in one second (65 of 65 real ones).
 */
export function wingJoined(count: number): Scene {
  return (input) => {
    const { company } = input.memory.play;
    const isOwn = company.inviter === undefined;
    company.wing = company.inviter === undefined ? [] : [company.inviter];
    company.inviter = undefined;
    while (company.wing.length < count) company.wing.push(drawOther(input));
    const added = company.wing.map((name) => say(WingAdd, name));
    return [say(WingJoin, isOwn ? [] : company.wing), ...added];
  };
}

/** One more player joins the wing. */
export function wingExtended(name: string | undefined): Scene {
  return (input) => {
    const other = name ?? drawOther(input);
    input.memory.play.company.wing.push(other);
    return [say(WingAdd, other)];
  };
}

/** The player leaves the wing, if there is one. */
export const wingLeft: Scene = ({ world: { controls }, memory: { play } }) => {
  const { company } = play;
  const wasInWing = company.wing.length > 0;
  company.wing = [];
  controls.isInWing = false;
  return wasInWing ? [say(WingLeave)] : [];
};

/** A message that the player receives. */
export interface ReceivedText {
  readonly channel: ReceivedChannel;
  readonly from: string | undefined;
  readonly message: string;
}

/** A player writes a message; on the channel of the wing one of its members does. */
export function textReceived({ channel, from, message }: ReceivedText): Scene {
  return (input) => {
    const [first] = input.memory.play.company.wing;
    const known = channel === "wing" ? first : undefined;
    const name = from ?? known ?? drawOther(input);
    return [say(ReceiveText, { name, text: undefined }, { symbol: message, text: undefined }, channel)];
  };
}

/** The player writes a message to a channel, or to a player by name; friends have one by default. */
export function textSent(to: string | undefined, message: string): Scene {
  return (input) => [say(SendText, to ?? drawOther(input), message)];
}

/** What is told about a friend; one of the player's own unless a name is given. */
export function friendNoticed(status: FriendStatus, name: string | undefined): Scene {
  return (input) => {
    const { chance, friends } = input.memory.play;
    const isNew = status === "Requested" || status === "Added" || status === "Declined";
    const own = isNew || friends.length === 0 ? drawName(chance) : chance.pick(friends);
    return [say(Friends, name ?? own, status)];
  };
}
