import type { Situation } from "./Situation.ts";

/** Other players: wings, messages, friends, crews and squadrons. */
export const companySituations: Readonly<Record<number, Situation>> = {
  85: {
    title: "A wing of two others: invited, joined, left",
    steps: [{ do: "joinWing", others: 2 }, { do: "leaveWing" }],
    writes: ["WingInvite", "WingJoin", "WingAdd", "WingAdd", "WingLeave"],
    real: 0,
  },
  85.1: {
    title: "A wing of one's own, and one more joins",
    steps: [{ do: "joinWing", by: "inviting" }, { do: "addToWing" }, { do: "switch", what: "wing", on: false }],
    writes: [{ event: "WingJoin", Others: [] }, "WingAdd", "WingAdd", "WingLeave"],
    real: 0,
  },
  85.2: {
    title: "Leaving the game leaves the wing",
    steps: [{ do: "switch", what: "wing" }, { do: "quit" }],
    writes: ["WingJoin", "WingAdd", "WingLeave", "Shutdown"],
    real: 0,
  },
  86: {
    title: "Messages of players: direct, local, of the system, of the wing, of the squadron",
    steps: [
      { do: "receiveText", channel: "player", message: "o7" },
      { do: "receiveText", channel: "local" },
      { do: "receiveText", channel: "starsystem" },
      { do: "receiveText", channel: "wing", message: "Ready to jump?" },
      { do: "receiveText", channel: "squadron" },
    ],
    writes: [
      { event: "ReceiveText", Channel: "player" },
      { event: "ReceiveText", Channel: "local" },
      { event: "ReceiveText", Channel: "starsystem" },
      { event: "ReceiveText", Channel: "wing" },
      { event: "ReceiveText", Channel: "squadron" },
    ],
    real: 0,
  },
  86.1: {
    title: "A message to the wing and one to a player",
    steps: [
      { do: "sendText", to: "wing", message: "on my way" },
      { do: "sendText", message: "o7" },
    ],
    writes: [{ event: "SendText", To: "wing", Sent: true }, "SendText"],
    real: 0,
  },
  87: {
    title: "Friends come and go",
    steps: [
      { do: "noticeFriend", status: "Online" },
      { do: "noticeFriend", status: "Offline" },
    ],
    writes: [
      { event: "Friends", Status: "Online" },
      { event: "Friends", Status: "Offline" },
    ],
    real: 0,
  },
  87.1: {
    title: "A friendship: requested, added, lost",
    steps: [
      { do: "noticeFriend", status: "Requested" },
      { do: "noticeFriend", status: "Added" },
      { do: "noticeFriend", status: "Lost" },
    ],
    writes: [
      { event: "Friends", Status: "Requested" },
      { event: "Friends", Status: "Added" },
    ],
    real: 0,
  },
  87.2: {
    title: "A request to become friends is declined",
    steps: [{ do: "noticeFriend", status: "Declined" }],
    writes: [{ event: "Friends", Status: "Declined" }],
    real: 0,
  },
};
