import { unknownCareer, type CareerTopic } from "./career.ts";
import { unknownFlight, type FlightTopic } from "./flight.ts";
import { unknownHealth, type HealthTopic } from "./health.ts";
import { unknownRoute, type RouteTopic } from "./route.ts";
import { unknownSession, type SessionTopic } from "./session.ts";
import { unknownShip, type ShipTopic } from "./ship.ts";
import { unknownSystem, type SystemTopic } from "./system.ts";
import { emptyTail, type TailTopic } from "./tail.ts";

/**
 * Everything the panels show. A value that is not known yet is `undefined`, never zero or an empty string; an empty list of
 * events means that none has happened. States are immutable: a later state shares the unchanged parts.
 */
export interface CockpitState {
  readonly session: SessionTopic;
  readonly flight: FlightTopic;
  readonly route: RouteTopic;
  readonly system: SystemTopic;
  readonly ship: ShipTopic;
  readonly career: CareerTopic;
  readonly tail: TailTopic;
  readonly health: HealthTopic;
}

/** The state before the first observation. */
export const unknownState: CockpitState = {
  session: unknownSession,
  flight: unknownFlight,
  route: unknownRoute,
  system: unknownSystem,
  ship: unknownShip,
  career: unknownCareer,
  tail: emptyTail,
  health: unknownHealth,
};
