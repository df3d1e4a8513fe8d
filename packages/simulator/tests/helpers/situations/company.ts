import type { Situation } from "./Situation.ts";

/** Community goals and other players: wings, messages, friends, crews and squadrons. */
export const companySituations: Readonly<Record<number, Situation>> = {
  49: {
    title: "A community goal is joined",
    steps: [{ do: "joinGoal" }],
    writes: ["CommunityGoalJoin", "CommunityGoal"],
    real: 1,
  },
  85: {
    title: "A wing of two others: invited, joined, left",
    steps: [{ do: "joinWing", others: 2 }, { do: "leaveWing" }],
    writes: ["WingInvite", "WingJoin", "WingAdd", "WingAdd", "WingLeave"],
    real: 6,
  },
  85.1: {
    title: "A wing of one's own, and one more joins",
    steps: [{ do: "joinWing", by: "inviting" }, { do: "addToWing" }, { do: "switch", what: "wing", on: false }],
    writes: [{ event: "WingJoin", Others: [] }, "WingAdd", "WingAdd", "WingLeave"],
    real: 2,
  },
  85.2: {
    title: "Leaving the game leaves the wing",
    steps: [{ do: "switch", what: "wing" }, { do: "quit" }],
    writes: ["WingJoin", "WingAdd", "WingLeave", "Shutdown"],
    real: 3,
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
    unseen:
      "Real journals have each channel, but not all of them in a row: 117 direct messages, 323 local, 6,871 of a system, 412 of a wing, 1,020 of a squadron.",
  },
  86.1: {
    title: "A message to the wing and one to a player",
    steps: [
      { do: "sendText", to: "wing", message: "on my way" },
      { do: "sendText", message: "o7" },
    ],
    writes: [{ event: "SendText", To: "wing", Sent: true }, "SendText"],
    real: 8,
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
    real: 158,
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
    real: 23,
  },
  87.2: {
    title: "A request to become friends is declined",
    steps: [{ do: "noticeFriend", status: "Declined" }],
    writes: [{ event: "Friends", Status: "Declined" }],
    real: 3,
  },
  88: {
    title: "The player joins the crew of another ship by telepresence",
    steps: [{ do: "joinCrew", by: "telepresence" }],
    writes: [
      { event: "JoinACrew", Telepresence: true },
      { event: "ChangeCrewRole", Role: "Idle" },
      { event: "Location", Multicrew: true },
      "QuitACrew",
    ],
    real: 2,
  },
  89: {
    title: "Captain of a crew: a player joins, takes a role, leaves, and the crew ends",
    steps: [
      { do: "hostCrew" },
      { do: "hostCrew", what: "takesRole", role: "FireCon" },
      { do: "hostCrew", what: "quits" },
      { do: "hostCrew", what: "ends" },
    ],
    writes: ["CrewMemberJoins", { event: "CrewMemberRoleChange", Role: "Idle" }, "CrewMemberQuits", "EndCrewSession"],
    real: 1,
    broke: ["EDDiscovery 3490"],
  },
  89.1: {
    title: "A member of the crew launches the fighter and is dismissed",
    steps: [
      { do: "hostCrew", what: "launchesFighter" },
      { do: "hostCrew", what: "isKicked", forCrime: true },
    ],
    writes: ["CrewMemberJoins", "CrewLaunchFighter", { event: "KickCrewMember", OnCrime: true }],
    real: 0,
    unseen: "No journal at hand has CrewLaunchFighter or KickCrewMember; readers of journals know both.",
  },
  89.2: {
    title: "A captain leaves the game with a player aboard",
    steps: [{ do: "hostCrew" }, { do: "quit" }],
    writes: ["CrewMemberJoins", "CrewMemberRoleChange", "EndCrewSession", "Shutdown"],
    real: 2,
  },
  90: {
    title: "A pilot is hired and put on duty",
    steps: [{ do: "hirePilot", rank: 4 }],
    writes: [
      { event: "CrewHire", Cost: 150_000, CombatRank: 4 },
      { event: "CrewAssign", Role: "Active" },
    ],
    real: 3,
  },
  90.2: {
    title: "The hired pilot is dismissed",
    steps: [{ do: "dismissPilot" }],
    writes: ["CrewFire"],
    real: 4,
  },
  90.1: {
    title: "The hired pilot reaches a rank",
    steps: [{ do: "hirePilot" }, { do: "promotePilot" }],
    writes: ["NpcCrewRank"],
    real: 1,
  },
  91: {
    title: "A squadron is joined after an application, and reported at the next start",
    steps: [{ do: "joinSquadron" }, { do: "quit" }, { do: "start" }],
    writes: ["AppliedToSquadron", "JoinedSquadron", "Shutdown", "Fileheader", "SquadronStartup"],
    real: 0,
    unseen: "One real journal has the application and four have JoinedSquadron; none has both.",
    broke: ["EDMC 2286"],
  },
  91.1: {
    title: "A squadron invites, and the player rises and falls in it",
    steps: [
      { do: "joinSquadron", by: "invitation" },
      { do: "createSquadron" },
      { do: "changeSquadronRank", to: "lower" },
      { do: "changeSquadronRank", to: "higher" },
    ],
    writes: ["InvitedToSquadron", "JoinedSquadron", "SquadronCreated", "SquadronDemotion", "SquadronPromotion"],
    real: 0,
    unseen: "No journal at hand has these kinds; readers of journals know them.",
  },
  92: {
    title: "A squadron is left",
    steps: [{ do: "joinSquadron" }, { do: "leaveSquadron" }],
    writes: ["JoinedSquadron", "LeftSquadron"],
    real: 0,
    unseen: "No journal at hand has LeftSquadron; readers of journals know it.",
  },
  92.1: {
    title: "A squadron dismisses the player, and another one is dissolved",
    steps: [
      { do: "joinSquadron" },
      { do: "leaveSquadron", how: "kicked" },
      { do: "createSquadron" },
      { do: "leaveSquadron", how: "disbanded" },
    ],
    writes: ["KickedFromSquadron", "SquadronCreated", "DisbandedSquadron"],
    real: 0,
    unseen: "No journal at hand has these kinds; readers of journals know them.",
  },
};
