import { kinds } from "@shipslog/contract";
import { differByOneLetter } from "@shipslog/contract/internal";
import { observedKinds } from "@shipslog/contract/observed";

/** Kinds that the game is known to write, although no journal at hand has them: F5, and what squadrons, crews and capital ships lead to. */
const unobserved = [
  "CapShipBond",
  "Continued",
  "CrewLaunchFighter",
  "DisbandedSquadron",
  "InvitedToSquadron",
  "JoinedSquadron",
  "KickCrewMember",
  "KickedFromSquadron",
  "LeftSquadron",
  "SquadronCreated",
  "SquadronDemotion",
  "SquadronPromotion",
];
const known: ReadonlySet<string> = new Set([...kinds, ...observedKinds, ...unobserved]);
const byLowerCase: ReadonlyMap<string, string> = new Map([...known].map((kind) => [kind.toLowerCase(), kind]));
/** What was found for the unknown kinds so far: a journal repeats them. */
const found = new Map<string, string | undefined>();
/** A hostile journal may have a new kind in every line. */
const mostRemembered = 1000;

/** Whether a kind is specified, observed, or known from elsewhere. */
export function isKnownKind(kind: string): boolean {
  return known.has(kind);
}

/** The known kind that an unknown one differs from in case or by one letter; undefined for a known kind, and where there is none. */
export function nearestKind(kind: string): string | undefined {
  if (known.has(kind)) return undefined;
  if (found.has(kind)) return found.get(kind);
  const lower = kind.toLowerCase();
  const nearest = byLowerCase.get(lower) ?? [...known].find((each) => differByOneLetter(each.toLowerCase(), lower));
  if (found.size < mostRemembered) found.set(kind, nearest);
  return nearest;
}
