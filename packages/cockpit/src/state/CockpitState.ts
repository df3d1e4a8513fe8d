import { noFacts, type CommanderFacts } from "./CommanderFacts.ts";
import type { CommanderMemory } from "./CommanderMemory.ts";
import { unknownFlight, type FlightTopic } from "./flight.ts";
import { unknownHealth, type HealthTopic } from "./health.ts";
import { noEarnings, type EarningsTopic } from "./observed/earnings.ts";
import type { ListingsTopic } from "./observed/listings.ts";
import type { ReadingTopic } from "./reading.ts";
import { unknownRoute, type RouteTopic } from "./route.ts";
import { unknownSession, type SessionTopic } from "./session.ts";
import { unknownShip, type ShipTopic } from "./ship.ts";
import { emptyTail, type TailTopic } from "./tail.ts";

/**
 * Everything the panels show. A value that is not known yet is `undefined`, never zero or an empty string; an empty list of
 * events means that none has happened. States are immutable: a later state shares the unchanged parts.
 */
export interface CockpitState extends CommanderFacts {
  readonly session: SessionTopic;
  readonly flight: FlightTopic;
  readonly route: RouteTopic;
  readonly ship: ShipTopic;
  /** What the companion files of ports, lockers and backpacks list. */
  readonly listings: ListingsTopic;
  /** Credits earned in the current session. */
  readonly earnings: EarningsTopic;
  /** What is known about other commanders of the folder, the latest last. */
  readonly others: readonly CommanderMemory[];
  /** Undefined when the reader does not report its progress. */
  readonly reading: ReadingTopic | undefined;
  readonly tail: TailTopic;
  readonly health: HealthTopic;
}

/** The state before the first observation. */
export const unknownState: CockpitState = {
  ...noFacts,
  session: unknownSession,
  flight: unknownFlight,
  route: unknownRoute,
  ship: unknownShip,
  listings: {},
  earnings: noEarnings,
  others: [],
  reading: undefined,
  tail: emptyTail,
  health: unknownHealth,
};
