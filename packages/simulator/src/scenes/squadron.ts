import {
  AppliedToSquadron,
  DisbandedSquadron,
  InvitedToSquadron,
  JoinedSquadron,
  KickedFromSquadron,
  LeftSquadron,
  SquadronCreated,
  SquadronDemotion,
  SquadronPromotion,
} from "../lines/social.ts";
import { say, type Scene } from "./plan.ts";

/** Lines that name a squadron, by what has happened. */
const linesByNews = {
  applied: AppliedToSquadron,
  invited: InvitedToSquadron,
  joined: JoinedSquadron,
  left: LeftSquadron,
  kicked: KickedFromSquadron,
  created: SquadronCreated,
  disbanded: DisbandedSquadron,
} as const;

/** Something happens with a squadron. */
export function squadronNews(news: keyof typeof linesByNews, name: string): Scene {
  return () => [say(linesByNews[news] as typeof LeftSquadron, name)];
}

/** The player gets another rank in the squadron; a lower number is a higher rank. */
export function squadronRankChanged(name: string, oldRank: number, newRank: number): Scene {
  const line = newRank < oldRank ? SquadronPromotion : SquadronDemotion;
  return () => [say(line as typeof SquadronPromotion, name, oldRank, newRank)];
}
