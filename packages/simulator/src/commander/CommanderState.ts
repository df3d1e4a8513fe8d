import type { Chance } from "../chance/Chance.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Colony } from "./Colony.ts";
import type { Debt } from "./crimes.ts";
import type { JoinedGoal } from "./communityGoals.ts";
import type { EngineerAccess } from "./engineers.ts";
import type { SystemSurvey } from "./explorationData.ts";
import type { FleetCarrier } from "./FleetCarrier.ts";
import type { ParkedShip } from "./fleet.ts";
import type { MaterialStore } from "./materials.ts";
import type { AcceptedMission } from "./missions.ts";
import type { Squadron } from "./squadron.ts";
import type { StoredModule } from "./moduleStorage.ts";
import type { OnFootLoadout, Suit, Weapon } from "./suitsAndWeapons.ts";

/** What a player owns, owes and has achieved. */
export interface CommanderState {
  balanceCr: number;
  /**
   * What the lines of dialect `live` took and paid beyond the balance: vouchers that are not redeemed, repairs, wages. 0 in
   * `spec`, so that both dialects play the same session.
   */
  adjustmentCr: number;
  readonly missions: AcceptedMission[];
  readonly engineers: EngineerAccess[];
  /** Engineers the player has not heard of. */
  readonly strangers: EngineerAccess[];
  /** Draws rare decisions apart from the session, so that they change little else. */
  readonly whims: Chance;
  squadron: Squadron | undefined;
  /** The power the player is pledged to. */
  pledge: string | undefined;
  readonly wardrobe: OnFootLoadout[];
  /** The index of the current loadout in the wardrobe. */
  worn: number;
  /** Whether the player has chosen the loadout and keeps it; otherwise one is drawn at each exit. */
  isDressed: boolean;
  /** Suits and weapons that belong to no loadout. */
  readonly spare: { readonly suits: Suit[]; readonly weapons: Weapon[] };
  readonly materials: MaterialStore;
  readonly storage: StoredModule[];
  /** The ships the player has parked. */
  readonly fleet: ParkedShip[];
  readonly surveys: Map<number, SystemSurvey>;
  readonly goals: JoinedGoal[];
  /** The id of the next goal. */
  nextGoalId: number;
  /** How many goals the player joins at a time. */
  readonly goalsWanted: number;
  /** The player's home system and market. */
  readonly home: { readonly system: StarSystem; readonly market: string };
  readonly carrier: FleetCarrier | undefined;
  readonly colony: Colony | undefined;
  /** Systems in which the player is wanted, and systems with unpaid fines, which any port accepts. */
  readonly wantedIn: Set<number>;
  readonly finedIn: Set<number>;
  /** What the player owes for crimes that dialect `live` has told, by the address of the system. */
  readonly debts: Map<number, Debt>;
  /** Whether the hired pilot is on duty; not while data is sold, so that the pilot takes no share. */
  hasCrewOnDuty: boolean;
  hasHiredCrew: boolean;
  /** Returns the reputation with a faction, from -100 to 100; always the same for the same name. */
  readonly reputationWith: (faction: string) => number;
}

/** Returns the balance that the game shows. */
export function shownBalanceCr({ balanceCr, adjustmentCr }: CommanderState): number {
  return balanceCr + adjustmentCr;
}
