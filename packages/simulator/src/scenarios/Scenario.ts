import type { ActivityName } from "../activities/activities.ts";
import type { Roam } from "./roams.ts";
import type { BuildName } from "../ship/builds.ts";

/** Ties and property a commander may begin with. */
export const possessions = ["squadron", "pledge", "carrier", "colony", "crew"] as const;

/** One of the ties and property a commander may begin with. */
export type Possession = (typeof possessions)[number];

/** States a session may begin in. */
export const beginnings = ["docked", "onFoot", "supercruise"] as const;

/** Regions a session may begin in: near the origin, at the edge of inhabited space, or where the Thargoid war is. */
export const regions = ["bubble", "frontier", "war"] as const;

/** What a simulated session does: who begins where, and how much the player likes to do what. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  readonly ship: BuildName;
  readonly begins: (typeof beginnings)[number];
  readonly region: (typeof regions)[number];
  readonly owns?: readonly Possession[];
  /** How many community goals the player is signed up for. */
  readonly goals?: number;
  /** Systems with data to sell, from earlier play. */
  readonly surveys?: number;
  /** Whether the player would rather do what was not done yet, until every kind of event has been written. */
  readonly isCurious?: boolean;
  /** Places the player likes to go, with weights. */
  readonly roams: Readonly<Partial<Record<Roam, number>>>;
  /** Activities the player likes more or less than most; 0 for never. */
  readonly activities?: Readonly<Partial<Record<ActivityName, number>>>;
}
