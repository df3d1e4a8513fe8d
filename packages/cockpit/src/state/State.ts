import { unknownCareer, type Career } from "./career.ts";
import { unknownFlight, type Flight } from "./flight.ts";
import { unknownHealth, type Health } from "./health.ts";
import { unknownRoute, type Route } from "./route.ts";
import { unknownSession, type Session } from "./session.ts";
import { unknownShip, type Ship } from "./ship.ts";
import { unknownSystem, type System } from "./system.ts";
import { emptyTail, type Tail } from "./tail.ts";

/**
 * All that the panels show. What is not known yet is `undefined`, never a zero or an empty text; an empty list of things
 * that happened means none has happened. Values are never changed: a later state shares what stayed the same.
 */
export interface State {
  readonly session: Session;
  readonly flight: Flight;
  readonly route: Route;
  readonly system: System;
  readonly ship: Ship;
  readonly career: Career;
  readonly tail: Tail;
  readonly health: Health;
}

/** The state before anything was observed. */
export const unknownState: State = {
  session: unknownSession,
  flight: unknownFlight,
  route: unknownRoute,
  system: unknownSystem,
  ship: unknownShip,
  career: unknownCareer,
  tail: emptyTail,
  health: unknownHealth,
};
