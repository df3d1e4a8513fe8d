import { unknownCareer, type CareerState } from "./career.ts";
import { unknownFlight, type FlightState } from "./flight.ts";
import { unknownHealth, type HealthState } from "./health.ts";
import { unknownRoute, type RouteState } from "./route.ts";
import { unknownSession, type SessionState } from "./session.ts";
import { unknownShip, type ShipState } from "./ship.ts";
import { unknownSystem, type SystemState } from "./system.ts";
import { emptyTail, type JournalTail } from "./tail.ts";

/**
 * Everything the panels show. A value that is not known yet is `undefined`, never zero or an empty string; an empty list of
 * events means that none has happened. States are immutable: a later state shares the unchanged parts.
 */
export interface CockpitState {
  readonly session: SessionState;
  readonly flight: FlightState;
  readonly route: RouteState;
  readonly system: SystemState;
  readonly ship: ShipState;
  readonly career: CareerState;
  readonly tail: JournalTail;
  readonly health: HealthState;
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
