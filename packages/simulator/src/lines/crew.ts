import type { LiveInput } from "../live/LiveInput.ts";
import type { HiredPilot } from "../live/npcs.ts";
import type { CrewRole } from "../live/Company.ts";
import { line } from "./line.ts";
import { fighterId } from "./vehicles.ts";

/** The player joins a crew by telepresence. */
export const JoinACrew = line({
  kind: "JoinACrew",
  layout: "Captain Telepresence",
  build: ({ profile }: LiveInput) => ({ Captain: profile.captain, Telepresence: true }),
});

/** The player leaves that crew. */
export const QuitACrew = line({
  kind: "QuitACrew",
  layout: "Captain",
  build: ({ profile }: LiveInput) => ({ Captain: profile.captain }),
});

/** Written when the hired pilot takes a share of an income; 0 with every payment in which the pilot has none. */
export const NpcCrewPaidWage = line({
  kind: "NpcCrewPaidWage",
  layout: "NpcCrewName NpcCrewId Amount",
  build: ({ name, id }: HiredPilot, amountCr: number) => ({ NpcCrewName: name, NpcCrewId: id, Amount: amountCr }),
});

/** Written when the player hires a pilot in a crew lounge. */
export const CrewHire = line({
  kind: "CrewHire",
  layout: "Name CrewID Faction Cost CombatRank",
  build: ({ name, id, rank }: HiredPilot, faction: string) => ({
    Name: name,
    CrewID: id,
    Faction: faction,
    Cost: hiringCr(rank),
    CombatRank: rank,
  }),
});

/** What a pilot costs, by rank: the prices of 13 real lines. */
const pricesCr = [15_000, 30_000, 55_000, 90_000, 150_000];

/** The highest rank of a pilot for hire. */
export const hireableRank = pricesCr.length - 1;

/** Returns what it costs to hire a pilot of a rank. */
export function hiringCr(rank: number): number {
  return pricesCr[Math.min(rank, hireableRank)] ?? 0;
}

/** Written when the player puts the hired pilot on duty (29 of 29 real lines); there is none when the pilot goes off duty. */
export const CrewAssign = line({
  kind: "CrewAssign",
  layout: "Name CrewID Role",
  build: ({ name, id }: HiredPilot) => ({ Name: name, CrewID: id, Role: "Active" }),
});

/** Written when the player dismisses the hired pilot. */
export const CrewFire = line({
  kind: "CrewFire",
  layout: "Name CrewID",
  build: ({ name, id }: HiredPilot) => ({ Name: name, CrewID: id }),
});

/** Written when the hired pilot reaches the next rank. */
export const NpcCrewRank = line({
  kind: "NpcCrewRank",
  layout: "NpcCrewName NpcCrewId RankCombat",
  build: ({ name, id, rank }: HiredPilot) => ({ NpcCrewName: name, NpcCrewId: id, RankCombat: rank }),
});

/** Written when another player joins the crew of the player's ship; all real members come by telepresence. */
export const CrewMemberJoins = line({
  kind: "CrewMemberJoins",
  layout: "Crew Telepresence",
  build: (name: string) => ({ Crew: name, Telepresence: true }),
});

/** Written when a member of the crew takes a role, also with CrewMemberJoins. */
export const CrewMemberRoleChange = line({
  kind: "CrewMemberRoleChange",
  layout: "Crew Role Telepresence",
  build: (name: string, role: CrewRole) => ({ Crew: name, Role: role, Telepresence: true }),
});

/** Written when a member of the crew launches the fighter. */
export const CrewLaunchFighter = line({
  kind: "CrewLaunchFighter",
  layout: "Crew Telepresence ID",
  build: (name: string) => ({ Crew: name, Telepresence: true, ID: fighterId }),
});

/** Written when a member leaves the crew; the crew itself reads it about the captain. */
export const CrewMemberQuits = line({
  kind: "CrewMemberQuits",
  layout: "Crew Telepresence",
  build: (name: string) => ({ Crew: name, Telepresence: true }),
});

/** Written when the captain dismisses a member of the crew. */
export const KickCrewMember = line({
  kind: "KickCrewMember",
  layout: "Crew OnCrime Telepresence",
  build: (name: string, isForCrime: boolean) => ({ Crew: name, OnCrime: isForCrime, Telepresence: true }),
});

/** Written when the captain ends the crew, also by leaving the game. */
export const EndCrewSession = line({
  kind: "EndCrewSession",
  layout: "OnCrime Telepresence",
  build: (isForCrime: boolean) => ({ OnCrime: isForCrime, Telepresence: true }),
});

/** Written when the player takes another role in a crew. */
export const ChangeCrewRole = line({
  kind: "ChangeCrewRole",
  layout: "Role Telepresence",
  build: (role: CrewRole) => ({ Role: role, Telepresence: true }),
});
