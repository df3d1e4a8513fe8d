/** A line of the journal, as every kind has it. */
interface Documented<Kind extends string> {
  readonly timestamp: string;
  readonly event: Kind;
}

/** A line that names a squadron and nothing else, as AppliedToSquadron and JoinedSquadron do in real journals. */
interface AboutSquadron<Kind extends string> extends Documented<Kind> {
  SquadronName: string;
}

interface RankInSquadron<Kind extends string> extends AboutSquadron<Kind> {
  OldRank: number;
  NewRank: number;
}

/**
 * Kinds that the game is known to write although no journal at hand has one, with the fields that readers of journals expect.
 * `check` knows them too.
 */
export interface DocumentedEventByKind {
  CapShipBond: Documented<"CapShipBond"> & { Reward: number; AwardingFaction: string; VictimFaction: string };
  CrewLaunchFighter: Documented<"CrewLaunchFighter"> & { Crew: string; Telepresence: boolean; ID: number };
  KickCrewMember: Documented<"KickCrewMember"> & { Crew: string; OnCrime: boolean; Telepresence: boolean };
  DisbandedSquadron: AboutSquadron<"DisbandedSquadron">;
  InvitedToSquadron: AboutSquadron<"InvitedToSquadron">;
  KickedFromSquadron: AboutSquadron<"KickedFromSquadron">;
  LeftSquadron: AboutSquadron<"LeftSquadron">;
  SquadronCreated: AboutSquadron<"SquadronCreated">;
  SquadronDemotion: RankInSquadron<"SquadronDemotion">;
  SquadronPromotion: RankInSquadron<"SquadronPromotion">;
}
