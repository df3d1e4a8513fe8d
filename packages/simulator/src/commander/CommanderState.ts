import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Colony } from "./Colony.ts";
import type { JoinedGoal } from "./communityGoals.ts";
import type { EngineerAccess } from "./engineers.ts";
import type { SystemSurvey } from "./explorationData.ts";
import type { FleetCarrier } from "./FleetCarrier.ts";
import type { MaterialStore } from "./materials.ts";
import type { AcceptedMission } from "./missions.ts";
import type { Squadron } from "./squadron.ts";
import type { StoredModule } from "./moduleStorage.ts";
import type { OnFootLoadout } from "./suitsAndWeapons.ts";

/** The player: what one owns, owes, knows and has promised. */
export interface CommanderState {
  balanceCr: number;
  readonly missions: AcceptedMission[];
  readonly engineers: readonly EngineerAccess[];
  readonly squadron: Squadron | undefined;
  /** The power the player is pledged to. */
  readonly pledge: string | undefined;
  readonly wardrobe: OnFootLoadout[];
  /** Which loadout is worn, by its place in the wardrobe. */
  worn: number;
  readonly materials: MaterialStore;
  readonly storage: StoredModule[];
  readonly surveys: Map<number, SystemSurvey>;
  readonly goals: JoinedGoal[];
  /** The id the next goal gets; they are numbered as they come up. */
  nextGoalId: number;
  /** How many goals the player likes to be signed up for. */
  readonly goalsWanted: number;
  /** The system the player always comes back to, and the market there. */
  readonly home: { readonly system: StarSystem; readonly market: string };
  readonly carrier: FleetCarrier | undefined;
  readonly colony: Colony | undefined;
  /** Systems in which the player is wanted, and in which a fine is open; any port takes the money for all fines. */
  readonly wantedIn: Set<number>;
  readonly finedIn: Set<number>;
  /** A hired pilot who flies along; on shore leave while data is sold, so that no share is due. */
  hasCrewOnDuty: boolean;
  readonly hasHiredCrew: boolean;
  /** Draws the standing with a faction, always the same for the same name. */
  readonly reputationWith: (faction: string) => number;
}
