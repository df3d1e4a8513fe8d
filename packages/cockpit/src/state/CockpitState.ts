import { unknownCareer, type CareerState } from "./career.ts";
import { unknownFlight, type FlightState } from "./flight.ts";
import { unknownHealth, type HealthState } from "./health.ts";
import { unknownRoute, type RouteState } from "./route.ts";
import { unknownSession, type SessionState } from "./session.ts";
import { unknownShip, type ShipState } from "./ship.ts";
import { unknownSystem, type SystemState } from "./system.ts";
import { emptyTail, type JournalTail } from "./tail.ts";

/**
 * All that the panels show. What is not known yet is `undefined`, never a zero or an empty text; an empty list of things
 * that happened means none has happened. Values are never changed: a later state shares what stayed the same.
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

/** The state before anything was observed. */
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
