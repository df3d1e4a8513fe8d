import {
  ChangeCrewRole,
  CrewAssign,
  CrewFire,
  CrewHire,
  CrewLaunchFighter,
  CrewMemberJoins,
  CrewMemberQuits,
  CrewMemberRoleChange,
  EndCrewSession,
  KickCrewMember,
  NpcCrewRank,
} from "../lines/crew.ts";
import type { CrewRole } from "../live/Company.ts";
import { drawPilot } from "../live/npcs.ts";
import { societyHere } from "../world/GameWorld.ts";
import { drawOther } from "./company.ts";
import { say, type Scene } from "./plan.ts";

/** The player hires a pilot of a rank from a faction of the system. */
export function pilotHired(rank: number): Scene {
  return ({ world, memory: { play } }) => {
    play.pilot = drawPilot(play.chance, rank);
    const [first] = societyHere(world).factions;
    return [say(CrewHire, { ...play.pilot }, first?.name ?? "")];
  };
}

/** The hired pilot is on duty from now on. */
export const pilotAssigned: Scene = ({ memory: { play } }) => [say(CrewAssign, play.pilot)];

/** The player dismisses the hired pilot. */
export const pilotDismissed: Scene = ({ memory: { play } }) => [say(CrewFire, play.pilot)];

/** The highest rank of a hired pilot. */
const highestRank = 8;

/** The hired pilot reaches the next rank, if there is one. */
export const pilotPromoted: Scene = ({ memory: { play } }) => {
  if (play.pilot.rank >= highestRank) return [];
  play.pilot.rank += 1;
  return [say(NpcCrewRank, { ...play.pilot })];
};

/** What happens in the crew of the player's ship. */
export interface CrewNews {
  readonly what: (typeof crewNews)[number];
  /** About whom; the first member by default. */
  readonly name: string | undefined;
  readonly role: CrewRole;
  readonly isForCrime: boolean;
}

/** What can happen in a crew. */
export const crewNews = ["joins", "takesRole", "launchesFighter", "quits", "isKicked", "ends"] as const;

/** Another player comes, does something or goes. */
export function crewChanged({ what, name, role, isForCrime }: CrewNews): Scene {
  return (input) => {
    const { crew } = input.memory.play.company;
    const [first] = crew.keys();
    const member = name ?? (what === "joins" ? undefined : first) ?? drawOther(input);
    const lines = {
      // A member begins idle, in the same second (2 of 2 real lines).
      joins: () => [say(CrewMemberJoins, member), say(CrewMemberRoleChange, member, "Idle")],
      takesRole: () => [say(CrewMemberRoleChange, member, role)],
      launchesFighter: () => [say(CrewMemberRoleChange, member, "FighterCon"), say(CrewLaunchFighter, member)],
      quits: () => [say(CrewMemberQuits, member)],
      isKicked: () => [say(KickCrewMember, member, isForCrime)],
      ends: () => [say(EndCrewSession, isForCrime)],
    } as const;
    if (what === "joins" || what === "takesRole") crew.set(member, what === "joins" ? "Idle" : role);
    if (what === "quits" || what === "isKicked") crew.delete(member);
    if (what === "ends") crew.clear();
    return lines[what]();
  };
}

/** A captain who leaves the game ends the crew. */
export const crewEnded: Scene = ({ memory: { play } }) => {
  const { crew } = play.company;
  const wasThere = crew.size > 0;
  crew.clear();
  return wasThere ? [say(EndCrewSession, false)] : [];
};

/** The player begins idle in the crew of another ship, before the place of that ship is told (2 of 2 real lines). */
export const crewEntered: Scene = () => [say(ChangeCrewRole, "Idle")];
