import type { JsonObject } from "@shipslog/contract";
import { portsHere } from "../activities/ports.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { Docked } from "../lines/Docked.ts";
import type { GameSession } from "../session/GameSession.ts";
import type { Port } from "../galaxy/Port.ts";
import { isExpected, preview } from "./expectation.ts";
import { asIfIn, systemsWithPorts } from "./places.ts";

/** A port and the system it is in. */
export interface PortPlace {
  readonly system: StarSystem;
  readonly port: Port;
}

/** What a port must be like. */
export interface PortWish {
  readonly fits?: (port: Port) => boolean;
  /** What its Docked event must have. */
  readonly expect?: JsonObject;
  /** Whether only the current system counts. */
  readonly isHere?: boolean;
}

/** Whether docking at a port would write a Docked event as expected. */
function wouldDock(there: GameSession, port: Port, expect: JsonObject): boolean {
  const session = { ...there, world: { ...there.world, port } };
  return isExpected(preview(session, Docked, "landOnPad", { marketId: port.marketId }), expect);
}

/** Finds the nearest port that is as wished: of this system, else of the systems around; undefined when there is none. */
export function findPort(session: GameSession, wish: PortWish): PortPlace | undefined {
  const { fits = () => true, expect = {}, isHere = false } = wish;
  for (const system of isHere ? [session.world.system] : systemsWithPorts(session)) {
    const there = asIfIn(session, system);
    const ports = portsHere(there.world).toSorted((one, other) => one.distanceLs - other.distanceLs);
    const port = ports.find((each) => fits(each) && wouldDock(there, each, expect));
    if (port !== undefined) return { system, port };
  }
  return undefined;
}
